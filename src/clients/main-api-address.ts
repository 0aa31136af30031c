/** Where the main API is, fixed by the build (contracts, sections 2 and 4). The token is public by design. */
export const mainApi = {
  /** Base address without a slash at its end. */
  url: (process.env.GATSBY_MAIN_API_URL || '/api').replace(/\/$/, ''),
  token: process.env.GATSBY_MAIN_API_TOKEN || 'public',
} as const
