/** Tabs of the project list (specification, section 2). */
export const projectTabs = [
  'ready-to-live-condominium',
  'bts-condominium',
  'hua-hin',
  'sathorn',
  'phuket',
  'detached-house',
] as const

/** How the head of a landing page is composed: each follows from its place and its model. */
export const landingCompositions = ['horizon', 'slope', 'tower', 'garden', 'plan'] as const

export type LandingComposition = (typeof landingCompositions)[number]

/** Categories of the privilege directory, in the order of their tabs (specification, sections 2 and 3). */
export const privilegeCategories = ['eat', 'play', 'rest', 'shop', 'others'] as const

export type PrivilegeCategory = (typeof privilegeCategories)[number]
