import type { GatsbyNode } from 'gatsby'

/**
 * The types of this plugin in full, so that an empty API answer never makes a query fail. `@localized` is a field
 * extension that the site registers: it picks the argument `language` from the text per language, null when missing.
 */
export const typeDefinitions = /* GraphQL */ `
  """
  An article of the content hub, from the blog API.
  """
  type Article implements Node @dontInfer {
    """
    The API's id of the article.
    """
    articleId: String!
    """
    The slug, in NFC; it may be Thai. Percent-encode it in addresses.
    """
    name: String!
    """
    Earlier slugs, which redirect to this one.
    """
    previousNames: [String!]!
    """
    The category, which is part of the article's path.
    """
    category: ArticleCategory! @link
    """
    Tags. A tag is its text in one language; languages are not paired.
    """
    tags: [ArticleTag!]!
    """
    Languages that have both a title and a body: only these have a page.
    """
    languages: [String!]!
    """
    The title; null in a language that the article does not have.
    """
    title(language: String! = "th"): String @localized
    """
    A summary in plain text; null when there is none in that language.
    """
    excerpt(language: String! = "th"): String @localized
    """
    Minutes that it takes to read, 0 without this language. Thai is counted by words.
    """
    readingMinutes(language: String! = "th"): Int! @localized
    """
    The main picture.
    """
    cover: ArticlePicture
    """
    The pictures in the bodies of all languages, each address once.
    """
    pictures: [ArticlePicture!]!
    """
    Slugs of related projects as the API sent them; one may be unknown to the site.
    """
    relatedProjects: [String!]!
    """
    Related articles that exist, in the API's order.
    """
    relatedContents: [Article!]! @link
    """
    When it was first published.
    """
    publishedAt: Date! @dateformat
    """
    When it was last changed.
    """
    updatedAt: Date! @dateformat
  }

  """
  A category of the content hub.
  """
  type ArticleCategory implements Node @dontInfer {
    """
    The key that stands in paths, such as design_architecture.
    """
    key: String!
    """
    The category's name.
    """
    label(language: String! = "th"): String @localized
    """
    Place among the tabs, from 0.
    """
    order: Int!
  }

  """
  A tag of an article.
  """
  type ArticleTag {
    """
    The tag itself; null in a language that has none.
    """
    text(language: String! = "th"): String @localized
  }

  """
  A picture of an article.
  """
  type ArticlePicture {
    """
    The address as it stands in the article: http(s), or /images/… of the blog API.
    """
    url: String!
    """
    The fetched picture; null when it could not be fetched.
    """
    file: File @link
    """
    The text for those who do not see the picture.
    """
    alt(language: String! = "th"): String @localized
  }
`

/** Declares the plugin's types. */
export const createSchemaCustomization: GatsbyNode['createSchemaCustomization'] = ({ actions }) => {
  actions.createTypes(typeDefinitions)
}
