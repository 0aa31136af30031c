/** GraphQL types of the policies and notices in content/legal, explained for GraphiQL. */
export const legalTypes = /* GraphQL */ `
  """
  A policy or a privacy notice, in numbered sections.
  """
  type LegalDocument implements Node @dontInfer {
    "Short name, and name of its file"
    slug: String!
    "Its page, in the Thai form of the path"
    path: String!
    "Place in lists of the documents, from 1"
    order: Int!
    "Its name"
    title(language: String = "th"): String! @localized
    "Sentence for search engines"
    description(language: String = "th"): String! @localized
    "Day of the last change, as ISO date"
    updatedAt: Date! @dateformat
    "Picture at its head"
    picture: SitePicture @link(by: "name")
    "Paragraphs before the first section"
    intro(language: String = "th"): [String!]! @localized
    "Its sections, in order; the last one says how to reach the data protection officer"
    sections: [LegalSection!]!
  }

  "A numbered section of a policy or notice."
  type LegalSection {
    "Hash that links to it"
    id: String!
    "Its heading, without the number"
    title(language: String = "th"): String! @localized
    "What it says, in order"
    blocks: [LegalBlock!]!
  }

  "A paragraph, a list or a table: one of the three is there, the others are null."
  type LegalBlock {
    "A paragraph; links to pages of the site stand in it as [words](/path/)"
    paragraph(language: String = "th"): String @localized
    "Points of a list, with links as in a paragraph"
    list(language: String = "th"): [String!] @localized
    "A table"
    table: LegalTable
  }

  "A table of a policy or notice."
  type LegalTable {
    "What the table is about"
    caption(language: String = "th"): String! @localized
    "Names of the columns"
    head(language: String = "th"): [String!]! @localized
    "Rows, each with one cell for every column"
    rows(language: String = "th"): [[String!]!]! @localized
  }
`
