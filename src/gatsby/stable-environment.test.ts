import { createRequire } from 'node:module'
import { keepEnvironmentOfPages } from './stable-environment'

interface Plugin {
  definitions: Record<string, string>
}

/** Gatsby's own webpack. */
const webpack = createRequire(require.resolve('gatsby/package.json'))('webpack') as {
  DefinePlugin: new (definitions: Record<string, string>) => Plugin
  IgnorePlugin: new (options: object) => object
}

test('pages know the settings of the site and of the build, and nothing else of the environment', () => {
  const ofPages = {
    'process.env': '({})',
    'process.env.NODE_ENV': '"production"',
    'process.env.BUILD_STAGE': '"build-html"',
    'process.env.PUBLIC_DIR': '"public"',
    'process.env.GATSBY_BLOG_API_URL': '"/blog-api"',
    __PATH_PREFIX__: '""',
  }
  const others = {
    'process.env.SHELL': '"/bin/bash"',
    'process.env.DATABASE_URL': '"postgres://host/db"',
    'process.env.GATSBY_LOGGER': '"yurnalist"',
    'process.env.MY_GATSBY_NAME': '"1"',
  }
  const define = new webpack.DefinePlugin({ ...ofPages, ...others })
  const ignore = new webpack.IgnorePlugin({ resourceRegExp: /^none$/ })
  keepEnvironmentOfPages([ignore, define])
  expect(define.definitions).toEqual(ofPages)
})
