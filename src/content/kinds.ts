import type { ObjectSchema } from 'yup'
import { directionSchema, officeSchema, welfareSchema } from './schemas/contact'
import { landingPageSchema } from './schemas/landing-page'
import { legalDocumentSchema } from './schemas/legal'
import {
  activitySchema,
  newsItemSchema,
  pillarSchema,
  positionSchema,
  privilegeSchema,
  timelineEntrySchema,
} from './schemas/lists'
import { projectSchema } from './schemas/project'
import { navigationSchema, pictureSchema, redirectSchema, siteFactsSchema } from './schemas/site'

/** One kind of local JSON: where it lies under content/, its GraphQL type, its schema. */
export interface ContentKind {
  /** A folder with one file per item, or a single file. */
  source: string
  typeName: string
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the table holds schemas of different shapes
  schema: ObjectSchema<any>
  /** The field that no two items may share, and that a file in a folder is named by. */
  uniqueBy: string | null
}

/** Every kind of local JSON. Articles are not among them: they come from the blog API. */
export const contentKinds: readonly ContentKind[] = [
  { source: 'projects', typeName: 'Project', schema: projectSchema, uniqueBy: 'slug' },
  { source: 'landing-pages', typeName: 'LandingPage', schema: landingPageSchema, uniqueBy: 'slug' },
  { source: 'privileges', typeName: 'PrivilegeItem', schema: privilegeSchema, uniqueBy: 'slug' },
  { source: 'news', typeName: 'NewsItem', schema: newsItemSchema, uniqueBy: 'slug' },
  { source: 'activities', typeName: 'Activity', schema: activitySchema, uniqueBy: 'slug' },
  { source: 'positions', typeName: 'Position', schema: positionSchema, uniqueBy: 'slug' },
  { source: 'legal', typeName: 'LegalDocument', schema: legalDocumentSchema, uniqueBy: 'slug' },
  { source: 'timeline.json', typeName: 'TimelineEntry', schema: timelineEntrySchema, uniqueBy: 'year' },
  { source: 'pillars.json', typeName: 'Pillar', schema: pillarSchema, uniqueBy: 'order' },
  { source: 'pictures.json', typeName: 'SitePicture', schema: pictureSchema, uniqueBy: 'name' },
  { source: 'redirects.json', typeName: 'Redirect', schema: redirectSchema, uniqueBy: 'from' },
  { source: 'directions.json', typeName: 'Direction', schema: directionSchema, uniqueBy: 'mode' },
  { source: 'offices.json', typeName: 'Office', schema: officeSchema, uniqueBy: 'key' },
  { source: 'welfare.json', typeName: 'WelfareItem', schema: welfareSchema, uniqueBy: 'order' },
  { source: 'site.json', typeName: 'SiteFacts', schema: siteFactsSchema, uniqueBy: null },
  { source: 'navigation.json', typeName: 'Navigation', schema: navigationSchema, uniqueBy: null },
]

/**
 * The kind that a file belongs to.
 *
 * @param relativePath path under content/, with forward slashes
 */
export function kindOfFile(relativePath: string): ContentKind | undefined {
  return contentKinds.find(({ source }) => relativePath === source || relativePath.startsWith(`${source}/`))
}
