/** The part of webpack's DefinePlugin that is used here. */
interface DefinePlugin {
  definitions: Record<string, unknown>
}

const start = 'process.env.'
/** What Gatsby adds of its own. */
const ofGatsby = new Set(['NODE_ENV', 'PUBLIC_DIR', 'BUILD_STAGE', 'CYPRESS_SUPPORT'])
/** How Gatsby goes about its work, and not what comes of it. */
const ofTheRun = new Set(['GATSBY_CPU_COUNT', 'GATSBY_LOGGER', 'GATSBY_TELEMETRY_DISABLED'])

const isForPages = (name: string): boolean => ofGatsby.has(name) || (name.startsWith('GATSBY_') && !ofTheRun.has(name))

/**
 * Of the environment, leaves the code of pages what is meant for it. Gatsby hands the prebuilding code every variable there is: one
 * that is another than last time, of whichever shell or service starts the build, has that code compiled again, and
 * may have all pages made again, at ten thousand articles a minute and a half.
 *
 * @param plugins those of a webpack configuration
 */
export function keepEnvironmentOfPages(plugins: readonly object[]): void {
  for (const plugin of plugins) {
    if (plugin.constructor.name !== 'DefinePlugin') continue
    const { definitions } = plugin as DefinePlugin
    for (const key of Object.keys(definitions)) {
      if (key.startsWith(start) && !isForPages(key.slice(start.length))) delete definitions[key]
    }
  }
}
