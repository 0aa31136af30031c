import path from 'node:path'

/** The folders and files of the releases in DATA_DIR. */
export const releasePaths = (dataDir: string) => {
  const folder = path.resolve(dataDir, 'releases')
  return {
    folder,
    store: path.join(folder, 'store'),
    lists: path.join(folder, 'lists'),
    scan: path.join(folder, 'scan.json'),
    pointer: path.join(folder, 'current.json'),
    manifest: (id: string) => path.join(folder, `${id}.json`),
    list: (name: string) => path.join(folder, 'lists', `${name}.json`),
    content: (hash: string, encoding?: 'br' | 'gz') =>
      path.join(folder, 'store', hash.slice(0, 2), encoding ? `${hash}.${encoding}` : hash),
  }
}
