import { useBrowserValue } from './use-browser-value'

const never = () => () => undefined

/** False while the prebuilt page is taken over, true from then on: for what only the browser can know. */
export const useHydrated = (): boolean => useBrowserValue(never, () => true, false)
