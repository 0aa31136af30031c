import fs from 'node:fs'
import path from 'node:path'
import type { GatsbyNode, PluginOptions } from 'gatsby'
import { ScriptsSlice } from './scripts-slice'

interface Options extends PluginOptions {
  waits: boolean
}

/** Of what Gatsby hands over of webpack's own plugins, without their types. */
interface WebpackPlugins {
  normalModuleReplacement(request: RegExp, file: string): object
}

interface Program {
  getState(): { program: { directory: string } }
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    waits: Joi.boolean().default(true).description('Off: the scripts start at once, as Gatsby has them'),
  })

const headHandler = 'head/head-export-handler-for-browser'

/** Where Gatsby puts heads into documents. @throws {Error} when a Gatsby does that elsewhere */
function findHeadHandler(folder: string): string {
  const cache = path.join(folder, '.cache')
  const file = path.join(cache, `${headHandler}.js`)
  const renderer = fs.readFileSync(path.join(cache, 'page-renderer.js'), 'utf8')
  if (fs.existsSync(file) && renderer.includes(`from "./${headHandler}"`)) return file
  throw new Error(`gatsby-plugin-idle-start: Gatsby's page-renderer.js no longer takes ./${headHandler}`)
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = (
  { stage, actions, store, plugins },
  options,
) => {
  if (stage !== 'build-javascript') return
  const { directory } = (store as unknown as Program).getState().program
  const { waits } = options as Options
  const standIn = path.join(directory, 'plugins', 'gatsby-plugin-idle-start', 'head-handler.ts')
  actions.setWebpackConfig({
    resolve: { alias: { 'gatsby-head-handler$': findHeadHandler(directory) } },
    plugins: [
      new ScriptsSlice({ folder: directory, start: waits ? 'idle' : 'now' }),
      (plugins as unknown as WebpackPlugins).normalModuleReplacement(new RegExp(`^\\./${headHandler}$`), standIn),
    ],
  })
}
