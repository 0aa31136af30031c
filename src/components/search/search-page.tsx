/** placeholder while being written */
export function SearchPage(_: { newest: readonly Queries.ArticleCardFragment[] }) {
  return null
}
