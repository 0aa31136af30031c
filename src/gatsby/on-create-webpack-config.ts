import type { GatsbyNode } from 'gatsby'

interface CssLoader {
  options?: { modules?: { localIdentName?: string } | false }
}

interface Rule {
  oneOf?: Rule[]
  use?: CssLoader[]
}

interface WebpackConfig {
  module: { rules: Rule[] }
  optimization?: { splitChunks?: { cacheGroups?: Record<string, unknown> } }
  plugins: { constructor: { name: string }; options?: { ignoreOrder?: boolean } }[]
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
 * Gives each page only the CSS that its components use: Gatsby puts all of it into one sheet and inlines that into every
 * page. The order of sheets does not matter here: no element has classes of two CSS modules.
 */
function splitCssByPage({ optimization, plugins }: WebpackConfig): void {
  delete optimization?.splitChunks?.cacheGroups?.styles
  for (const { constructor, options } of plugins) {
    if (constructor.name === 'MiniCssExtractPlugin' && options) options.ignoreOrder = true
  }
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, getConfig, actions }) => {
  if (stage !== 'build-javascript' && stage !== 'build-html') return
  const config = getConfig() as WebpackConfig
  shortenClassNames(config.module.rules)
  if (stage === 'build-javascript') splitCssByPage(config)
  actions.replaceWebpackConfig(config)
}
