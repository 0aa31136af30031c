import { localizedPath } from '../../src/i18n/paths'
import { localeOf, type Language, type Localized } from '../../src/i18n/locales'
import { escapeHtml } from './escape-html'

const homeLabel: Localized = { th: 'กลับหน้าแรก', en: 'Back to the home page' }

const baseStyle =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;color:#1e231f;background:#fffcf6}' +
  'h1{font-size:1.75rem;line-height:1.3}a{color:inherit}'

/**
 * A small HTML page that is complete in itself, for what the server has to say on its own.
 *
 * @param title text
 * @param main HTML of the main part; a link to the home page follows it
 * @param style more CSS
 */
export function htmlPage(language: Language, title: string, main: string, style = ''): string {
  return [
    `<!doctype html><html lang="${localeOf(language).iso}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${escapeHtml(title)}</title><style>${baseStyle}${style}</style></head>`,
    `<body><main>${main}`,
    `<p><a href="${localizedPath('/', language)}">${homeLabel[language]}</a></p></main></body></html>\n`,
  ].join('')
}
