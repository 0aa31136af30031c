/** GraphQL types of the contact and careers pages, explained for GraphiQL. */
export const contactTypes = /* GraphQL */ `
  """
  A way to come to the headquarters.
  """
  type Direction implements Node @dontInfer {
    "bts, mrt, bus or car"
    mode: String!
    "Place in the list, from 1"
    order: Int!
    "Name of the means of transport"
    title(language: String = "th"): String! @localized
    "How to come with it"
    text(language: String = "th"): String! @localized
  }

  """
  A sales gallery. The headquarters are among the site facts.
  """
  type Office implements Node @dontInfer {
    "Short name"
    key: String!
    "Place in the list, from 1"
    order: Int!
    "Town or quarter"
    name(language: String = "th"): String! @localized
    "Lines of its address"
    address(language: String = "th"): [String!]! @localized
    "Page of its area"
    landingPage: LandingPage @link(by: "slug")
  }

  """
  Something that the company gives its people.
  """
  type WelfareItem implements Node @dontInfer {
    "Place in the list, from 1"
    order: Int!
    "Its name"
    title(language: String = "th"): String! @localized
    "What it is, in a sentence"
    text(language: String = "th"): String! @localized
  }
`
