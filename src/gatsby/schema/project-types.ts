/** GraphQL types of projects and of the landing pages under /project/, explained for GraphiQL. */
export const projectTypes = /* GraphQL */ `
  """
  A residential project and its facts.
  """
  type Project implements Node @dontInfer {
    "Its key, also in forms"
    slug: String!
    "Place in lists, from 1"
    order: Int!
    "Name"
    name(language: String = "th"): String! @localized
    "One line about it"
    tagline(language: String = "th"): String! @localized
    "Where it is, in words"
    place(language: String = "th"): String! @localized
    "Key of its area, as in the forms"
    location: String!
    "condominium, branded-residence or detached-house"
    type: String!
    "Tabs of the project list that show it"
    tabs: [String!]!
    "ready, selling or coming-soon"
    status: String!
    "own, or joint-venture for an invested project"
    ownership: String!
    "Page that describes it"
    landingPage: LandingPage @link(by: "slug")
    "Its own site, when it has one"
    externalUrl: String
    "Colour that its pictures stand on"
    ground: String!
    "Text colour that is readable on the ground: ink or paper"
    onGround: String!
    "Main picture"
    picture: SitePicture @link(by: "name")
    "Number and scale of the model in the plate caption"
    plate: Plate!
    "More pictures"
    gallery: [SitePicture!]! @link(by: "name")
    "Film for the head of its page, when there is one"
    film: Film
    "Lowest price in the pricing text"
    startingPrice: Price
    "Price on the card where it differs from the pricing text"
    cardPrice: Price
    "Four to six numbers to show large"
    facts: [Fact!]!
    "Other facts, a sentence each"
    highlights(language: String = "th"): [String!]! @localized
    "Two or three sentences about it"
    intro(language: String = "th"): String! @localized
    "Slots of the price table; an empty slot is null"
    unitTypes: [UnitType]!
  }

  "Caption of a picture as a plate of a monograph."
  type Plate {
    "Number of the plate"
    number: Int!
    "Scale of the model, such as 1:100"
    scale: String!
  }

  "A price in baht."
  type Price {
    "Whole baht"
    baht: Int!
    "What the price is for"
    note(language: String = "th"): String @localized
  }

  "A number to show large."
  type Fact {
    "The number as it is written"
    value: String!
    "Its unit"
    unit(language: String = "th"): String @localized
    "What it counts"
    label(language: String = "th"): String! @localized
  }

  "A type of unit in a project."
  type UnitType {
    "Name of the type"
    name(language: String = "th"): String! @localized
    "Bedrooms; 0 for a studio"
    bedrooms: Int!
    "Bathrooms"
    bathrooms: Int!
    "Smallest and largest area in square metres"
    areaSqm: [Float!]!
    "Lowest price in whole baht, when it is known"
    priceFromBaht: Int
  }

  """
  The page of an area under /project/.
  """
  type LandingPage implements Node @dontInfer {
    "Last part of its path"
    slug: String!
    "landing, or coming-soon"
    kind: String!
    "How its head is composed: horizon, slope, tower, garden or plan"
    composition: String!
    "Page title and headline"
    title(language: String = "th"): String! @localized
    "Sentence for search engines"
    description(language: String = "th"): String! @localized
    "Short line above the headline"
    eyebrow(language: String = "th"): String! @localized
    "Sentence under the headline"
    lead(language: String = "th"): String! @localized
    "Hero picture"
    picture: SitePicture @link(by: "name")
    "Projects that the page is about"
    projects: [Project!]! @link(by: "slug")
    "Heading of the introduction"
    introTitle(language: String = "th"): String! @localized
    "Paragraphs of the introduction"
    intro(language: String = "th"): [String!]! @localized
    "Heading of the benefits"
    benefitsTitle(language: String = "th"): String! @localized
    "Four benefits"
    benefits: [Benefit!]!
    "Places nearby, by kind"
    surroundings: [Surroundings!]!
    "Heading of the prices"
    pricingTitle(language: String = "th"): String! @localized
    "What to know about the prices"
    pricingNote(language: String = "th"): String! @localized
    "Heading of the project detail"
    detailTitle(language: String = "th"): String @localized
    "Paragraphs of the project detail"
    detail(language: String = "th"): [String!]! @localized
    "Projects to look at next"
    recommended: [Project!]! @link(by: "slug")
    "Newest news about its projects, three at most"
    news: [NewsItem!]!
  }

  "A benefit of living there."
  type Benefit {
    "Its name"
    title(language: String = "th"): String! @localized
    "A sentence or two"
    text(language: String = "th"): String! @localized
  }

  "Places of one kind near a project."
  type Surroundings {
    "lifestyle, hospital, transport or school"
    kind: String!
    "The places, nearest first"
    places: [Place!]!
  }

  "A place near a project."
  type Place {
    "Its name"
    name(language: String = "th"): String! @localized
    "Distance in kilometres"
    distanceKm: Float!
    "Minutes by car, or on foot where it is near"
    minutes: Int!
  }
`
