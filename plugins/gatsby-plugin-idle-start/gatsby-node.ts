import type { GatsbyNode, PluginOptions } from 'gatsby'
import { ScriptsSlice } from './scripts-slice'

interface Options extends PluginOptions {
  waits: boolean
}

interface Program {
  getState(): { program: { directory: string } }
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    waits: Joi.boolean().default(true).description('Off: the scripts start at once, as Gatsby has them'),
  })

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ stage, actions, store }, options) => {
  if (stage !== 'build-javascript') return
  const { directory } = (store as unknown as Program).getState().program
  const { waits } = options as Options
  actions.setWebpackConfig({ plugins: [new ScriptsSlice({ folder: directory, start: waits ? 'idle' : 'now' })] })
}
