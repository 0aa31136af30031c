/** GraphQL types of the local JSON in content/ (src/content/kinds.ts), explained for GraphiQL. */
export const contentTypes = /* GraphQL */ `
  """
  A picture in content/images, with the words that stand for it.
  """
  type SitePicture implements Node @dontInfer {
    "What other content calls it by"
    name: String!
    "The picture itself, which childImageSharp makes into all sizes"
    image: File @contentImage
    "What it shows, for those who do not see it"
    alt(language: String = "th"): String! @localized
  }

  """
  Facts about the company that every page may need.
  """
  type SiteFacts implements Node @dontInfer {
    "Name of the site, the end of every page title"
    name(language: String = "th"): String! @localized
    "Name of the company"
    legalName(language: String = "th"): String! @localized
    "One sentence about the company"
    description(language: String = "th"): String! @localized
    "Lines of the address of the headquarters"
    address(language: String = "th"): [String!]! @localized
    "Telephone in international form"
    phone: String!
    "Fax in international form"
    fax: String!
    "E-mail address"
    email: String!
    "When the office is open"
    officeHours(language: String = "th"): String! @localized
    "Where members log in to the separate privilege system: the setting GATSBY_PRIVILEGE_LOGIN_URL"
    privilegeLoginUrl: String! @linkTarget(setting: "GATSBY_PRIVILEGE_LOGIN_URL")
    "Where the headquarters are"
    coordinates: Coordinates!
    "Film for the head of the home page, when there is one"
    homeFilm: Film
    "Profiles elsewhere"
    social: [SocialLink!]!
  }

  "A film at the head of a page: it plays without sound until a visitor asks for it."
  type Film {
    "Where it lies: /films/… or an https address"
    address: String!
    "WebVTT file of its captions"
    captions(language: String = "th"): String @localized
  }

  "A point on the earth."
  type Coordinates {
    "Degrees north"
    latitude: Float!
    "Degrees east"
    longitude: Float!
  }

  "A profile of the company in a social network."
  type SocialLink {
    "facebook, messenger, instagram, line or youtube"
    network: String!
    "Address of the profile"
    url: String!
  }

  """
  Entries of the header, in order, and of the footer's legal line.
  """
  type Navigation implements Node @dontInfer {
    "Entries of the header"
    main: [NavigationEntry!]!
    "Legal pages, shown in the footer"
    legal: [NavigationLink!]!
  }

  "One entry of the header and what opens under it."
  type NavigationEntry {
    "Short name for styles and tests"
    key: String!
    "Words of the entry"
    label(language: String = "th"): String! @localized
    "Path of the site in its Thai form, or an absolute address"
    href: String! @linkTarget
    "Picture of the group in the open menu"
    picture: SitePicture @link(by: "name")
    "What opens under the entry; empty for a plain link"
    children: [NavigationLink!]!
  }

  "A link with its words."
  type NavigationLink {
    "Words of the link"
    label(language: String = "th"): String! @localized
    "Path of the site in its Thai form, or an absolute address"
    href: String! @linkTarget
  }

  """
  An old path and where it leads now. Each holds in both languages.
  """
  type Redirect implements Node @dontInfer {
    "Old path, in its Thai form"
    from: String!
    "New path in its Thai form, or an absolute address; null where a middleware finds it"
    to: String @linkTarget(from: "to")
    "Name of what finds the new path (src/redirects/middleware.ts)"
    middleware: String
    "Why it is there"
    note: String!
  }

  """
  A year of the company's history.
  """
  type TimelineEntry implements Node @dontInfer {
    "Year of the common era"
    year: Int!
    "The same year in the Buddhist era"
    buddhistYear: Int!
    "What happened, in a few words"
    title(language: String = "th"): String! @localized
    "What happened, in a sentence or two"
    text(language: String = "th"): String! @localized
  }

  """
  One of the pillars that the company stands on.
  """
  type Pillar implements Node @dontInfer {
    "Place in the row, from 1"
    order: Int!
    "Its name"
    title(language: String = "th"): String! @localized
    "What it means, in a sentence or two"
    text(language: String = "th"): String! @localized
    "What is done for it, a line each"
    practices(language: String = "th"): [String!]! @localized
    "Its picture"
    picture: SitePicture @link(by: "name")
  }

  """
  A benefit for residents, in the privilege directory.
  """
  type PrivilegeItem implements Node @dontInfer {
    "Last part of its path"
    slug: String!
    "Place in the directory, from 1"
    order: Int!
    "eat, play, rest, shop or others"
    category: String!
    "What the member gets, shown first"
    benefit(language: String = "th"): String! @localized
    "What it is"
    title(language: String = "th"): String! @localized
    "Who gives it"
    partner(language: String = "th"): String! @localized
    "Where it holds"
    place(language: String = "th"): String! @localized
    "Paragraphs about it"
    description(language: String = "th"): [String!]! @localized
    "Conditions of use"
    conditions(language: String = "th"): [String!]! @localized
    "Last day, as ISO date"
    validUntil: Date! @dateformat
    "Its picture"
    picture: SitePicture @link(by: "name")
  }

  """
  One item of news and activities.
  """
  type NewsItem implements Node @dontInfer {
    "Last part of its path"
    slug: String!
    "Headline"
    title(language: String = "th"): String! @localized
    "Summary of one or two sentences"
    excerpt(language: String = "th"): String! @localized
    "Paragraphs"
    body(language: String = "th"): [String!]! @localized
    "Its picture"
    picture: SitePicture @link(by: "name")
    "When it was published"
    publishedAt: Date! @dateformat
    "Projects that it is about"
    projects: [Project!]! @link(by: "slug")
  }

  """
  An activity for sustainability.
  """
  type Activity implements Node @dontInfer {
    "Last part of its path"
    slug: String!
    "Headline"
    title(language: String = "th"): String! @localized
    "Summary of one or two sentences"
    excerpt(language: String = "th"): String! @localized
    "Paragraphs"
    body(language: String = "th"): [String!]! @localized
    "Its picture"
    picture: SitePicture @link(by: "name")
    "environment, society or governance"
    theme: String!
    "When it took place"
    heldAt: Date! @dateformat
  }

  """
  A position that one can apply for.
  """
  type Position implements Node @dontInfer {
    "Key in the application form, and hash on the careers page"
    slug: String!
    "Place in the list, from 1"
    order: Int!
    "Name of the position"
    title(language: String = "th"): String! @localized
    "Department"
    department(language: String = "th"): String! @localized
    "Where the work is"
    place(language: String = "th"): String! @localized
    "How many people are looked for"
    openings: Int!
    "Day on which it was opened, as ISO date"
    postedAt: Date! @dateformat
    "What the work is"
    responsibilities(language: String = "th"): [String!]! @localized
    "What one should bring"
    qualifications(language: String = "th"): [String!]! @localized
    "False when it is filled: then it is not shown"
    open: Boolean!
  }
`
