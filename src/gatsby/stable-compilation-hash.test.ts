import { StableCompilationHash } from './stable-compilation-hash'

/** The hash that Gatsby would read of a compilation with these files. */
function hashOf(...names: string[]): string | undefined {
  const compilation = { hash: 'random', getAssets: () => names.map((name) => ({ name })) }
  const taps: { stage: number; callback: (stats: { compilation: typeof compilation }) => void }[] = []
  const gatsbys = { hash: undefined as string | undefined }
  const done = {
    tap: ({ stage }: { stage: number }, callback: (stats: { compilation: typeof compilation }) => void) =>
      void taps.push({ stage, callback }),
  }
  done.tap({ stage: 0 }, (stats) => (gatsbys.hash = stats.compilation.hash))
  new StableCompilationHash().apply({ hooks: { done } })
  for (const { callback } of taps.sort((a, b) => a.stage - b.stage)) callback({ compilation })
  return gatsbys.hash
}

test('the same files in any order give the same hash, before Gatsby reads it', () => {
  expect(hashOf('app-1.js', 'page-2.js')).toBe(hashOf('page-2.js', 'app-1.js'))
  expect(hashOf('app-1.js')).not.toBe('random')
})

test('another file gives another hash', () => {
  expect(hashOf('app-1.js', 'page-2.js')).not.toBe(hashOf('app-1.js', 'page-3.js'))
})
