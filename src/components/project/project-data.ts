import { graphql } from 'gatsby'
import type {
  AggregateOffer,
  ApartmentComplex,
  FloorPlan,
  LocationFeatureSpecification,
  Offer,
  RealEstateListing,
  SingleFamilyResidence,
} from 'schema-dts'
import type { PageFacts } from '../head/page-facts'

type Landing = Queries.LandingPageFactsFragment
type Project = Landing['projects'][number]
type UnitType = NonNullable<Project['unitTypes'][number]>
type Nearby = readonly Exclude<LocationFeatureSpecification, string>[]

const isUnitType = (unit: Project['unitTypes'][number]): unit is UnitType => unit !== null

function floorPlan({ name, bedrooms, bathrooms, areaSqm }: UnitType): FloorPlan {
  const [minValue = 0, maxValue = 0] = areaSqm
  return {
    '@type': 'FloorPlan',
    name,
    numberOfBedrooms: bedrooms,
    numberOfBathroomsTotal: bathrooms,
    floorSize: { '@type': 'QuantitativeValue', minValue, maxValue, unitCode: 'MTK' },
  }
}

/** Places nearby as features of where one would live, with their distance in kilometres. */
const nearbyOf = ({ surroundings }: Landing): Nearby =>
  surroundings.flatMap(({ places }) =>
    places.map(({ name, distanceKm }) => ({
      '@type': 'LocationFeatureSpecification' as const,
      name,
      value: distanceKm,
      unitCode: 'KMT',
    })),
  )

const idOf = ({ slug }: Project, { address }: PageFacts) => `${address}#${slug}`

function residence(project: Project, nearby: Nearby, facts: PageFacts): ApartmentComplex | SingleFamilyResidence {
  const picture = project.picture?.image?.childImageSharp?.gatsbyImageData.images.fallback?.src
  const plans = project.unitTypes.filter(isUnitType).map(floorPlan)
  return {
    '@type': project.type === 'detached-house' ? 'SingleFamilyResidence' : 'ApartmentComplex',
    '@id': idOf(project, facts),
    name: project.name,
    description: project.intro,
    url: facts.address,
    ...(picture && { image: facts.siteUrl + picture }),
    address: { '@type': 'PostalAddress', addressLocality: project.place, addressCountry: 'TH' },
    ...(plans.length > 0 && { accommodationFloorPlan: plans }),
    ...(nearby.length > 0 && { amenityFeature: nearby }),
  }
}

function unitOffer({ name, priceFromBaht }: UnitType): Exclude<Offer, string>[] {
  if (priceFromBaht === null) return []
  const price = { '@type': 'UnitPriceSpecification', minPrice: priceFromBaht, priceCurrency: 'THB' } as const
  return [{ '@type': 'Offer', name, priceSpecification: price }]
}

function offers({ unitTypes, startingPrice, status }: Project, { company }: PageFacts): AggregateOffer | null {
  if (!startingPrice) return null
  const priced = unitTypes.filter(isUnitType).flatMap(unitOffer)
  return {
    '@type': 'AggregateOffer',
    lowPrice: startingPrice.baht,
    priceCurrency: 'THB',
    availability: status === 'ready' ? 'https://schema.org/InStock' : 'https://schema.org/PreSale',
    seller: company,
    ...(priced.length > 0 && { offerCount: priced.length, offers: priced }),
  }
}

/**
 * What search engines are told of the projects on a page: each as a residence with its unit types and places nearby. A place has no
 * offers in schema.org, so that prices stand in a listing whose subject is the residence.
 */
export function projectData(page: Landing, facts: PageFacts) {
  const nearby = nearbyOf(page)
  return page.projects.flatMap((project): (ApartmentComplex | SingleFamilyResidence | RealEstateListing)[] => {
    const offered = offers(project, facts)
    const listing: RealEstateListing[] = offered
      ? [
          {
            '@type': 'RealEstateListing',
            name: project.name,
            url: idOf(project, facts),
            inLanguage: facts.language,
            mainEntity: { '@id': idOf(project, facts) },
            offers: offered,
          },
        ]
      : []
    return [residence(project, nearby, facts), ...listing]
  })
}

export const fragment = graphql`
  fragment LandingPageFacts on LandingPage {
    picture {
      name
    }
    surroundings {
      places {
        name(language: $language)
        distanceKm
      }
    }
    projects {
      slug
      name(language: $language)
      type
      place(language: $language)
      status
      intro(language: $language)
      ground
      picture {
        ...CardPicture
      }
      startingPrice {
        baht
      }
      unitTypes {
        name(language: $language)
        bedrooms
        bathrooms
        areaSqm
        priceFromBaht
      }
    }
  }
`
