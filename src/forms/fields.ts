/**
 * What the forms ask for: keys of the selects and limits (contracts, section 4). Pure, so that the pages, the content
 * and the server read the same list.
 */

export const locationKeys = ['hua-hin', 'phuket', 'sathorn', 'ari', 'chaengwattana-ratchapruek'] as const
export const budgetKeys = ['under-5m', '5m-10m', '10m-20m', '20m-50m', 'over-50m'] as const
export const projectTypeKeys = ['condominium', 'branded-residence', 'detached-house'] as const
export const projectKeys = [
  'vehha-hua-hin',
  'intercontinental-residences-hua-hin',
  'intercontinental-residences-phuket',
  'romm-convent-sathorn',
  'ari-detached-house',
  'chaengwattana-ratchapruek',
] as const
export const subjectKeys = [
  'project-information',
  'appointment',
  'after-sales',
  'investor-relations',
  'complaint',
  'general',
] as const
export const sellerTypeKeys = ['owner', 'agent'] as const
export const saleTypeKeys = ['sale', 'redemption'] as const
export const requesterKeys = ['applicant', 'employee', 'shareholder', 'partner', 'customer', 'other'] as const
export const rightKeys = ['access', 'copy', 'object', 'erase', 'restrict', 'correct', 'withdraw', 'complain'] as const

/** Position of a career application that is for no open one. */
export const generalPosition = 'general'

/** Most characters that a field takes. */
export const maxLengths = { name: 100, email: 254, topic: 200, message: 5000, other: 300 } as const

/** Least and most of the numbers. Areas are in their own unit, money in baht, coordinates in decimal degrees. */
export const amountLimits = {
  area: [0, 1_000_000],
  money: [0, 1_000_000_000_000],
  latitude: [-90, 90],
  longitude: [-180, 180],
} as const

/** Most bytes of an uploaded file: 5 MB. */
export const maxFileBytes = 5 * 1024 * 1024

/** File types that uploads take, as the `accept` attribute has them. */
export const acceptedFiles = '.jpg,.jpeg,.png,.gif,.pdf,image/jpeg,image/png,image/gif,application/pdf'

/** Path of each form under the base address of the main API. */
export const formPaths = {
  registration: '/registrations',
  inquiry: '/inquiries',
  land: '/land-proposals',
  career: '/career-applications',
  rights: '/rights-requests',
} as const

export type FormName = keyof typeof formPaths

/** Forms that carry files, and so are sent as multipart/form-data. */
export const formsWithFiles: readonly FormName[] = ['land', 'career']
