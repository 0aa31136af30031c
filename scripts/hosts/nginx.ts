import { formPaths } from '../../src/forms/fields'
import { locales } from '../../src/i18n/locales'
import { paths } from '../../src/i18n/paths'
import type { SiteRedirect } from '../../src/redirects/redirect-list'
import type { Settings } from '../../src/settings/settings'
import type { Headers } from '../../server/headers/security-headers'
import { immutableFolders, immutableNames } from '../../server/releases/retained-paths'
import { caching } from '../../server/site/cache-control'
import { contentTypes } from '../../server/site/file-types'
import { hostFiles } from '../../server/site/host-files'
import { nginxRedirects, quoted } from './nginx-redirects'

export interface NginxOptions {
  headers: Headers
  redirects: readonly SiteRedirect[]
  settings: Pick<Settings, 'GATSBY_MAIN_API_URL' | 'GATSBY_BLOG_API_URL'>
}

/** A path as the visitor wrote it that may stand for a page: no empty, `.` or `..` segments, nothing that hides one. */
const plainPath = '(?:/(?!(?:\\.|%2e){1,2}(?:[/?]|$))(?![^/?]*(?:%2f|%5c|\\\\))[^/?]+)+'
const english = locales.find(({ prefix }) => prefix)?.prefix ?? ''

const map = (source: string, variable: string, entries: readonly string[]) =>
  [`map ${source} $${variable} {`, ...entries.map((entry) => `  ${entry};`), '}', ''].join('\n')

const cachingMaps = () =>
  [
    map('$uri', 'site_file_caching', [
      `default "${caching.revalidated}"`,
      `/builds/latest.json "${caching.buildStamp}"`,
      `~^/builds/meta/ "${caching.buildMeta}"`,
      ...immutableFolders.map((folder) => `~^${folder} "${caching.immutable}"`),
      ...immutableNames.map(
        ({ source }) => `"~${source.replaceAll('\\/', '/').replaceAll('\\', '\\\\')}" "${caching.immutable}"`,
      ),
    ]),
    map('$status', 'site_caching', [
      'default $site_file_caching',
      `301 "${caching.movedInside}"`,
      `302 "${caching.movedOutside}"`,
      `404 "${caching.notFound}"`,
    ]),
  ].join('\n')

const pathMaps = () =>
  [
    '# Nothing below /content/ is a file: an article may be called "node.js"',
    map('$uri', 'site_is_file', [
      'default ""',
      '"~/index\\\\.html$" file',
      `"~^(?:${english})?/content/" ""`,
      `"~*\\\\.(?:${Object.keys(contentTypes).join('|')})$" file`,
    ]),
    '# What the visitor asked for, with a slash at its end: as it was written, since a decoded path may hold line ends',
    map('"$site_is_file:$request_uri"', 'site_with_slash', [
      'default ""',
      `"~*^:(?<site_path>${plainPath.replaceAll('\\', '\\\\')})(?:\\\\?|$)" "$site_path/"`,
    ]),
    '# nginx would answer these with the page that they are taken for',
    map('$request_uri', 'site_is_odd', ['default ""', '"~^[^?]*(?://|/\\\\.{1,2}(?:[/?]|$)|\\\\\\\\)" odd']),
    map('$uri', 'site_not_found', [`default ${paths.notFound}`, `"~^${english}(?:/|$)" ${english}${paths.notFound}`]),
  ].join('\n')

const typeLines = () => Object.entries(contentTypes).map(([extension, type]) => `    ${quoted(type)} ${extension};`)

/** What is worth compressing where there is no compressed file beside it. */
const compressedTypes = () =>
  [...new Set(Object.values(contentTypes))]
    .filter((type) => /charset|svg/.test(type))
    .map(quoted)
    .join(' ')

/** A part of the site's own server: it brings its own headers, so that none is added here. */
const proxied = (path: string) => `
  location ^~ ${path}/ {
    proxy_pass http://site_server;
    proxy_http_version 1.1;
    proxy_set_header Host $http_host;
    proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    proxy_set_header X-Forwarded-Proto $scheme;
    client_max_body_size 16m;
    gzip off;
    add_header X-Content-Type-Options "";
  }`

/** Paths that the site's own server answers: what takes forms, and the embedded blog API. */
function servedPaths({ GATSBY_MAIN_API_URL: mainApi, GATSBY_BLOG_API_URL: blogApi }: NginxOptions['settings']) {
  return [...(mainApi.startsWith('/') ? [mainApi] : []), ...(blogApi === null ? ['/blog-api'] : []), '/hooks']
}

const introduction = `# The built site for nginx 1.18 or newer, made by the build. Include it in http { }, and set listen, server_name and root: the
# folder of the built site, which \`npm run releases -- export\` writes. Brotli needs libnginx-mod-http-brotli-static: take away
# the # in front of brotli_static. ${Object.keys(formPaths).length} forms and the embedded blog API are answered by \`npm run serve\`, at site_server.
`

/**
 * The configuration of nginx for the built site: redirects, slashes, 404 pages, headers and caching as our own server has them
 * (contracts, section 5). Articles that are not built are looked up by the browser, from the 404 page.
 */
export function nginxConfiguration({ headers, redirects, settings }: NginxOptions): string {
  const headerLines = Object.entries(headers).map(([name, value]) => `  add_header ${name} ${quoted(value)} always;`)
  const hidden = Object.values(hostFiles).map((file) => `  location = ${file} { return 404; }`)
  // Without the rules of other pages, which would refuse the request a second time
  const notFoundPages = locales.map(({ prefix }) => `  location = ${prefix}${paths.notFound} { }`)
  return `${introduction}
${nginxRedirects(redirects)}
${cachingMaps()}
${pathMaps()}
upstream site_server {
  server 127.0.0.1:9000;
}

server {
  listen 80;
  server_name _;
  root /srv/site;

  server_tokens off;
  absolute_redirect off;
  error_page 404 $site_not_found;

${headerLines.join('\n')}
  add_header cache-control $site_caching always;

  types {
${typeLines().join('\n')}
  }
  default_type application/octet-stream;

  gzip_static on;
  # brotli_static on;
  gzip on;
  gzip_vary on;
  gzip_proxied any;
  gzip_min_length 512;
  gzip_types ${compressedTypes()};

${hidden.join('\n')}
${notFoundPages.join('\n')}

  location / {
    if ($site_is_odd) { return 404; }
    if ($site_outside) { return 302 $site_outside; }
    if ($site_inside) { return 301 $site_inside$site_query$site_hash; }
    if ($site_with_slash) { return 301 $site_with_slash$is_args$args; }
    try_files $uri \${uri}index.html =404;
  }

  # One page answers every term
  location ~ "^(?<site_prefix>${english})?${paths.search}.+/$" {
    try_files $site_prefix${paths.search}index.html =404;
  }
${servedPaths(settings).map(proxied).join('\n')}
}
`
}
