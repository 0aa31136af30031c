import { spawn } from 'node:child_process'

/** Something about a backup that its message explains in full. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

function runTar(words: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('tar', words, { stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, LC_ALL: 'C' } })
    let complaint = ''
    child.stderr.on('data', (part: Buffer) => (complaint = `${complaint}${part.toString()}`.slice(-2000)))
    child.once('error', (cause: NodeJS.ErrnoException) => {
      const isMissing = cause.code === 'ENOENT'
      const message = isMissing ? 'Backups need the program tar, which is not on PATH: install it' : cause.message
      reject(new BackupError(message, { cause }))
    })
    child.once('close', (code) => {
      if (code === 0) resolve()
      else reject(new BackupError(`tar ended with ${code}: ${complaint.trim().split('\n')[0] ?? ''}`))
    })
  })
}

/** Packs all that is in a folder into one .tar.gz. */
export const pack = (folder: string, file: string): Promise<void> => runTar(['-czf', file, '-C', folder, '.'])

/** Unpacks a .tar.gz into a folder that is there. */
export const unpack = (file: string, folder: string): Promise<void> => runTar(['-xzf', file, '-C', folder])
