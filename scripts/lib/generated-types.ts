import fs from 'node:fs'

/**
 * Whether a build has left the generated GraphQL types as they were; they are committed, and editors read them.
 *
 * @param file src/gatsby-types.d.ts
 * @returns a function to call after the build: null when the file is as it was, else a sentence that names it
 */
export function rememberGeneratedTypes(file: string): () => string | null {
  const read = () => (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : null)
  const before = read()
  return () => {
    const after = read()
    if (after === null)
      return `${file} is missing: the build should have generated it (graphqlTypegen in gatsby-config.ts)`
    return after === before ? null : `${file} was out of date; the build has written it anew: commit it`
  }
}
