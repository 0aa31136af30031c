/** One way to write text into HTML, for articles and for the server's own pages. */
export { escapeHtml } from '../../src/article-html/tree-to-html'
