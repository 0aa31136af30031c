import type { GatsbyNode, PluginOptions } from 'gatsby'
import worker from 'gatsby-plugin-sharp/gatsby-worker.js'
import sharp from 'gatsby-plugin-sharp/safe-sharp.js'
import { removeUnused, withPictureStore } from './picture-store'

interface Options extends PluginOptions {
  folder: string
  keepDays: number
}

export const pluginOptionsSchema: GatsbyNode['pluginOptionsSchema'] = ({ Joi }) =>
  Joi.object({
    folder: Joi.string().required().description('Where encoded pictures are kept'),
    keepDays: Joi.number().positive().default(30).description('Days that an unused picture is kept'),
  })

/** Puts the store before the encoder; no job runs earlier. */
export const onPreInit: GatsbyNode['onPreInit'] = async (_, options) => {
  const { folder, keepDays } = options as Options
  worker.IMAGE_PROCESSING = withPictureStore(worker.IMAGE_PROCESSING, folder, JSON.stringify(sharp.versions))
  await removeUnused(folder, keepDays)
}
