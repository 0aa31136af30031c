import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { hintAtStartScripts } from './compile-hints'
import { leanModules } from './lean-modules'
import type { Minifier, MinifyJs } from './own-minifier'
import { ScriptReporter } from './script-report'
import { StableCompilationHash } from './stable-compilation-hash'
import { keepEnvironmentOfPages } from './stable-environment'
import { stableRuntimeNames } from './stable-runtime-names'

interface CssLoader {
  options?: { modules?: { localIdentName?: string } | false }
}

interface Rule {
  oneOf?: Rule[]
  use?: CssLoader[]
}

interface WebpackConfig {
  module: { rules: Rule[] }
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> }; minimizer?: Minifier[] }
  plugins: (object & { options?: { ignoreOrder?: boolean } })[]
}

/** Class names of CSS modules, short: they stand in every page's HTML. */
const shortClassName = 'c[hash:hex:6]'

function shortenClassNames(rules: readonly Rule[]): void {
  for (const rule of rules) {
    for (const { options } of Array.isArray(rule.use) ? rule.use : []) {
      if (options?.modules && options.modules.localIdentName) options.modules.localIdentName = shortClassName
    }
    shortenClassNames(rule.oneOf ?? [])
  }
}

/**
 * Gives each page only the CSS that its components use: Gatsby puts all of it into one sheet and inlines that into every page.
 */
function splitCssByPage({ optimization }: WebpackConfig): void {
  delete optimization?.splitChunks?.cacheGroups?.styles
}

/** The order of sheets does not matter here: no element has classes of two CSS modules. */
function ignoreOrderOfSheets({ plugins }: WebpackConfig): void {
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
}

/** Changes with any CSS file of src/. */
function cssFingerprint(): string {
  const hash = crypto.createHash('sha256')
  const files = fs.readdirSync(path.resolve('src'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.css')).sort()) {
    hash.update(file).update(fs.readFileSync(path.resolve('src', file)))
  }
  return hash.digest('hex')
}

/** For a build: what is in the files depends on what they are made from alone, and each page gets little of it. */
function prepareBuild(config: WebpackConfig, stage: string, minifyJs: MinifyJs): void {
  shortenClassNames(config.module.rules)
  keepEnvironmentOfPages(config.plugins)
  if (stage !== 'build-javascript') return
  splitCssByPage(config)
  config.plugins.push(new StableCompilationHash(), new ScriptReporter())
  const minifiers = config.optimization?.minimizer ?? []
  stableRuntimeNames(minifiers, minifyJs)
  hintAtStartScripts(minifiers, minifyJs)
}

/** Sets up how the browser's and the prebuilding code are bundled, for a build or the development server. */
export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions, plugins }) => {
  const isBuild = stage === 'build-javascript' || stage === 'build-html'
  const config = (getConfig as () => WebpackConfig)()
  ignoreOrderOfSheets(config)
  if (isBuild) prepareBuild(config, stage, plugins.minifyJs as MinifyJs)
  actions.replaceWebpackConfig(config)
  const define = plugins.define as (values: Record<string, string>) => unknown
  if (stage === 'build-javascript') actions.setWebpackConfig({ resolve: { alias: leanModules() } })
  // The development server has no prebuilt pages that a style sheet could leave as they were
  const fingerprint = isBuild ? cssFingerprint() : ''
  actions.setWebpackConfig({ plugins: [define({ __CSS_FINGERPRINT__: JSON.stringify(fingerprint) })] })
}
