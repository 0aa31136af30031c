/** The part of `Storage` in use here. */
export type TextStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

const nothing: TextStorage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined }

/** The session's storage, or one that keeps nothing where the browser forbids it. */
export function sessionTexts(): TextStorage {
  try {
    return window.sessionStorage
  } catch {
    return nothing
  }
}

/** Stores a text; a full storage is no reason to stop. */
export function store(storage: TextStorage, key: string, text: string): void {
  try {
    storage.setItem(key, text)
  } catch {
    storage.removeItem(key)
  }
}

/** What was stored as JSON; null when there is nothing, or nothing that can be read. */
export function readJson(storage: TextStorage, key: string): unknown {
  try {
    return JSON.parse(storage.getItem(key) ?? 'null')
  } catch {
    return null
  }
}
