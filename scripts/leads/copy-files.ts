import fs from 'node:fs/promises'
import path from 'node:path'
import type { LeadFile } from '../../server/leads/lead'
import { uploadFile } from '../../server/uploads/upload-file'

const extensions: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/gif': 'gif',
  'application/pdf': 'pdf',
}

/** Letters of any language, digits and a few signs: a name that no file system and no shell takes for more than a name. */
const plain = (text: string) => text.replace(/[^\p{L}\p{M}\p{N}._-]+/gu, '_').replace(/^[._-]+|[._-]+$/g, '')

/** A name by field, what the visitor called it, and the type that it is by content. */
function fileName({ field, originalName, mediaType }: LeadFile): string {
  const stem = plain(path.parse(originalName).name).slice(0, 60)
  return `${[plain(field), stem].filter(Boolean).join('-')}.${extensions[mediaType] ?? 'bin'}`
}

/**
 * Copies the files of a lead into a folder under names that say what they are; nothing that is there is overwritten.
 *
 * @returns the copies
 * @throws when a copy exists already, or a file is not in DATA_DIR
 */
export async function copyFiles(files: readonly LeadFile[], dataDir: string, folder: string): Promise<string[]> {
  await fs.mkdir(folder, { recursive: true })
  const copies: string[] = []
  for (const file of files) {
    const copy = path.join(folder, fileName(file))
    await fs.copyFile(uploadFile(dataDir, file.storedName), copy, fs.constants.COPYFILE_EXCL)
    await fs.chmod(copy, 0o600)
    copies.push(copy)
  }
  return copies
}
