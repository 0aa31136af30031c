import path from 'node:path'

/** Files below public/ that Gatsby makes of a page. */
export interface PageFiles {
  html: string
  data: string
}

/** @param pagePath path of a page as Gatsby has it, such as `/en/`, `/404.html` or `/offline/` */
export function filesOfPage(pagePath: string): PageFiles {
  const inside = pagePath.replace(/^\/|\/$/g, '')
  return {
    html: /\.html$/.test(inside) ? inside : path.posix.join(inside, 'index.html'),
    data: path.posix.join('page-data', inside || 'index', 'page-data.json'),
  }
}
