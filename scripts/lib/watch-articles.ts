import fs from 'node:fs'
import path from 'node:path'

const debounceMs = 200

/**
 * Calls back after something in the folder of articles, or in its folder of pictures, has changed; changes close
 * together count as one.
 *
 * @param folder absolute path
 * @returns stops watching
 */
export function watchArticles(folder: string, onChange: () => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const schedule = () => {
    clearTimeout(timer)
    timer = setTimeout(onChange, debounceMs)
  }
  const watchers = [folder, path.join(folder, 'images')]
    .filter((name) => fs.existsSync(name))
    .map((name) => fs.watch(name, schedule))
  return () => {
    clearTimeout(timer)
    watchers.forEach((watcher) => watcher.close())
  }
}
