import { startTransition, useEffect, useReducer } from 'react'

let isTakenOver = false

/** Notes that the prebuilt page has been taken over: what comes into a page from then on was in no prebuilt page. */
export function noteTakeOver(): void {
  isTakenOver = true
}

/**
 * A value that only the browser knows. The prebuilt page has another one, which holds while the page is taken over. Unlike with
 * useSyncExternalStore the real one comes in a step of its own, which gives way to what a visitor does: React would else do all that
 * follows the take-over in one go.
 *
 * @param subscribe has a function called at each change, and returns what ends it; the same function at every call
 * @param read gives the value as it is now
 * @param prebuilt the value in the prebuilt page
 */
export function useBrowserValue<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
  prebuilt: Value,
): Value {
  const [changes, change] = useReducer((count: number) => count + 1, isTakenOver ? 1 : 0)
  useEffect(() => {
    startTransition(change)
    return subscribe(change)
  }, [subscribe])
  return changes > 0 ? read() : prebuilt
}
