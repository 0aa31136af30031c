/** What the site adds to the types of plugins/gatsby-source-blog-api, and the type of the dictionaries. */
export const articleTypes = /* GraphQL */ `
  type Article implements Node {
    "Cleaned text as a tree (src/article-html), null without this language"
    content(language: String = "th"): JSON
    "Projects that it is about, those that exist"
    projects: [Project!]!
  }

  """
  A file of src/i18n/messages as it stands. Pages read it by allLocale instead.
  """
  type MessageFile implements Node @dontInfer {
    id: ID!
  }
`
