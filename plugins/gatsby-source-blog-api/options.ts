import { isAbsolute } from 'node:path'
import type { GatsbyNode } from 'gatsby'

const tenMegabytes = 10 * 1024 * 1024

/**
 * The options of the plugin. A wrong one stops Gatsby at the start, named, with what it takes.
 */
export const pluginOptionsSchema: NonNullable<GatsbyNode['pluginOptionsSchema']> = ({ Joi }) =>
  Joi.object({
    apiUrl: Joi.string()
      .uri({ scheme: ['http', 'https'] })
      .custom((value: string) => {
        if (!URL.canParse(value)) return value
        const { username, password, search, hash } = new URL(value)
        if (username || password || search || hash) throw new Error('it must have no credentials, query or fragment')
        return value
      }, 'Base address')
      .required()
      .description('Base address of the blog API, with or without a slash at its end'),
    token: Joi.string()
      .pattern(/^[\x21-\x7e]+$/, 'Visible ASCII characters without spaces')
      .required()
      .description('Bearer token of the blog API'),
    timeoutMs: Joi.number()
      .integer()
      .min(1)
      .default(30_000)
      .description('Longest time for one request with its repeat and its body, in milliseconds'),
    pageSize: Joi.number()
      .integer()
      .min(1)
      .max(1000)
      .default(100)
      .description('Articles per page when many are fetched'),
    maxPictureBytes: Joi.number()
      .integer()
      .min(1)
      .default(tenMegabytes)
      .description('A larger picture is reported and not taken'),
    addressKey: Joi.string()
      .default(Joi.ref('apiUrl'))
      .description('Names "the same address" where the address itself changes, such as a port; the default is apiUrl'),
    stateFile: Joi.string()
      .custom((value: string) => {
        if (!isAbsolute(value)) throw new Error('it must be an absolute path')
        return value
      }, 'Absolute path')
      .required()
      .description('Absolute path of the JSON file that remembers how many articles the last good build had'),
    allowArticleLoss: Joi.boolean()
      .default(false)
      .description('Whether this build may lose more than half of the articles'),
  })
