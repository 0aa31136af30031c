import crypto from 'node:crypto'

/** The parts of webpack's compiler that this plugin uses. */
interface Compiler {
  hooks: {
    done: {
      tap: (options: { name: string; stage: number }, callback: (stats: { compilation: Compilation }) => void) => void
    }
  }
}

interface Compilation {
  hash?: string | undefined
  getAssets: () => readonly { name: string }[]
}

/** Before Gatsby's own callback of the same hook, which writes the hash into every page. */
const beforeGatsbys = -100

/**
 * Makes the hash of a compilation depend on the names of its files alone, which hold their contents' hashes. Webpack's
 * own differs between a compilation from nothing and one from its cache; Gatsby writes it into every page, so that the
 * first build after a cold one would change all of them with nothing changed.
 */
export class StableCompilationHash {
  apply(compiler: Compiler): void {
    compiler.hooks.done.tap({ name: 'StableCompilationHash', stage: beforeGatsbys }, ({ compilation }) => {
      const names = compilation.getAssets().map(({ name }) => name)
      compilation.hash = crypto.createHash('sha256').update(names.sort().join('\n')).digest('hex').slice(0, 20)
    })
  }
}
