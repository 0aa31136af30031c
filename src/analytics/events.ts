import type { FormName } from '../forms/fields'
import type { Language } from '../i18n/locales'

/** Where on a page something was pressed. */
export type Place = 'header' | 'main' | 'footer'

/** Something that a visitor did. None of it says who the visitor is, or what was typed. */
export type SiteEvent =
  | { event: 'form_sent'; form: FormName }
  | { event: 'search'; term_length: number; results_count: number }
  | { event: 'file_download'; file_path: string }
  | { event: 'phone_tap'; place: Place }
  | { event: 'line_tap'; place: Place }

/** What every event says besides. */
export interface PageFacts {
  page_path: string
  page_language: Language
}

/** A page that was opened, once for each path. */
export interface PageView extends PageFacts {
  event: 'page_view'
  page_title: string
  campaign_source?: string
  campaign_medium?: string
  campaign_name?: string
}

/** A choice about cookies. */
export interface ConsentUpdate {
  event: 'consent_update'
  analytics: 'granted' | 'denied'
  marketing: 'granted' | 'denied'
}

type ParametersOf<One> = readonly Exclude<keyof One, 'event' | keyof PageFacts>[]

/** Every event that is handed to the tag manager, with its own parameters; docs/analytics.md explains them. */
export const eventParameters = {
  page_view: ['page_title', 'campaign_source', 'campaign_medium', 'campaign_name'],
  form_sent: ['form'],
  search: ['term_length', 'results_count'],
  file_download: ['file_path'],
  phone_tap: ['place'],
  line_tap: ['place'],
  consent_update: ['analytics', 'marketing'],
} as const satisfies { page_view: ParametersOf<PageView>; consent_update: ParametersOf<ConsentUpdate> } & {
  [Name in SiteEvent['event']]: ParametersOf<Extract<SiteEvent, { event: Name }>>
}
