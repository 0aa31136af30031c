import path from 'node:path'
import type { GatsbyConfig } from 'gatsby'
import { kindOfFile } from './src/content/kinds'
import { defaultLanguage, languages } from './src/i18n/locales'
import { localizedPath, paths } from './src/i18n/paths'
import { loadSettings } from './src/settings/environment'
import { feedOptions } from './src/gatsby/feeds/feed-options'

const settings = loadSettings()

const files = (name: string, folder: string) => ({
  resolve: 'gatsby-source-filesystem',
  options: { name, path: path.resolve(folder), ignore: ['**/articles/**'] },
})

/** Type of the nodes of a JSON file: by its kind, or a type that nothing reads for the dictionaries. */
const typeName = ({ node }: { node: { relativePath: string; sourceInstanceName: string } }): string =>
  (node.sourceInstanceName === 'content' && kindOfFile(node.relativePath)?.typeName) || 'MessageFile'

/** What it writes into the page is put to sleep by onPreRenderHTML; its route changes go to src/analytics, which knows of consent. */
const tagManager = settings.GTM_ID
  ? [
      {
        resolve: 'gatsby-plugin-google-tagmanager',
        options: { id: settings.GTM_ID, includeInDevelopment: false, dataLayerName: 'siteEvents' },
      },
    ]
  : []

const config: GatsbyConfig = {
  siteMetadata: { siteUrl: settings.SITE_URL, isHidden: settings.SITE_NOINDEX },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: 'src/gatsby-types.d.ts' },
  plugins: [
    {
      resolve: 'gatsby-source-blog-api',
      options: {
        apiUrl: process.env.BLOG_API_BUILD_URL ?? settings.GATSBY_BLOG_API_URL,
        token: settings.GATSBY_BLOG_API_TOKEN,
        addressKey: process.env.BLOG_API_ADDRESS_KEY ?? settings.GATSBY_BLOG_API_URL,
        stateFile: path.resolve(settings.DATA_DIR, 'blog-api-state.json'),
        allowArticleLoss: settings.ALLOW_ARTICLE_LOSS,
      },
    },
    files('content', 'content'),
    files('messages', 'src/i18n/messages'),
    { resolve: 'gatsby-transformer-json', options: { typeName } },
    {
      resolve: 'gatsby-plugin-sharp',
      options: {
        defaults: {
          formats: ['avif', 'webp'],
          placeholder: 'dominantColor',
          quality: 62,
          avifOptions: { quality: 48, speed: 6 },
        },
      },
    },
    { resolve: 'gatsby-plugin-picture-store', options: { folder: path.resolve('.picture-store') } },
    'gatsby-transformer-sharp',
    'gatsby-plugin-image',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'messages',
        languages: [...languages],
        defaultLanguage,
        siteUrl: settings.SITE_URL,
        trailingSlash: 'always',
        redirect: false,
        i18nextOptions: {
          interpolation: { escapeValue: false },
          keySeparator: '.',
          nsSeparator: ':',
          showSupportNotice: false,
        },
      },
    },
    { resolve: 'gatsby-plugin-feed', options: feedOptions(settings.SITE_URL) },
    'gatsby-plugin-idle-start',
    {
      resolve: 'gatsby-plugin-release',
      // One page answers for every term: there is no data of its own to fetch
      options: { skip: languages.map((language) => localizedPath(paths.search, language)) },
    },
    ...tagManager,
  ],
}

export default config
