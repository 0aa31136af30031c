import path from 'node:path'

/** Where the content of an upload lies: spread over folders by the first two letters of its random name. */
export function uploadFile(dataDir: string, storedName: string): string {
  return path.join(dataDir, 'uploads', storedName.slice(0, 2), path.basename(storedName))
}
