import fs from 'node:fs'
import path from 'node:path'
import { loaderCode, rewriteScripts, type Start } from './loader'

/** The part of webpack's compiler that this plugin uses. */
interface Compiler {
  hooks: { done: { tap: (options: { name: string; stage: number }, callback: () => void) => void } }
}

export interface ScriptsSliceOptions {
  /** The site's folder. */
  folder: string
  start: Start
}

const name = 'ScriptsSlice'
const beforeGatsby = -10
const afterGatsby = 10

const readText = (file: string) => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null)

/**
 * Rewrites what Gatsby puts into every page to start its scripts. Gatsby writes that file when webpack is done, and puts
 * it into all pages anew when its text differs from the file that is there: so it finds its own text again, which is kept
 * beside its caches, unless the rewriting itself has changed.
 */
export class ScriptsSlice {
  readonly #slice: string
  readonly #kept: string
  readonly #start: Start

  constructor({ folder, start }: ScriptsSliceOptions) {
    this.#slice = path.join(folder, 'public', '_gatsby', 'slices', '_gatsby-scripts-1.html')
    this.#kept = path.join(folder, '.cache', 'idle-start-scripts.html')
    this.#start = start
  }

  apply({ hooks }: Compiler): void {
    hooks.done.tap({ name, stage: beforeGatsby }, () => this.putBack())
    hooks.done.tap({ name, stage: afterGatsby }, () => this.rewrite())
  }

  /** Before Gatsby looks at the file. */
  putBack(): void {
    const kept = readText(this.#kept)
    if (kept !== null && readText(this.#slice) === rewriteScripts(kept, this.#start)) {
      fs.writeFileSync(this.#slice, kept)
    }
  }

  /** After Gatsby has written the file, or left it as it was. */
  rewrite(): void {
    const written = readText(this.#slice)
    // Null after a compilation with errors: Gatsby says what is wrong
    if (written === null || written.includes(loaderCode)) return
    fs.writeFileSync(this.#kept, written)
    fs.writeFileSync(this.#slice, rewriteScripts(written, this.#start))
  }
}
