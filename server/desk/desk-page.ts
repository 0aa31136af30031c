import type { Language } from '../../src/i18n/locales'
import { localeOf } from '../../src/i18n/locales'
import { buildsPart, releasesPart, statusPart } from './desk-parts'
import type { DeskSession } from './desk-sessions'
import type { DeskStatus } from './desk-status'
import { deskWords } from './desk-words'
import { html, type Html } from './html'

const pathOf = (path: string, language: Language) => (language === 'th' ? path : path === '/' ? '/en/' : `/en${path}`)

function page(language: Language, main: Html, hasScript: boolean): string {
  const words = deskWords[language]
  const other = language === 'th' ? 'en' : 'th'
  const script = hasScript ? html`<script src="/desk.js" defer></script>` : null
  return html`<!doctype html>
    <html lang="${localeOf(language).iso}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <link rel="stylesheet" href="/desk.css" />
        ${script}
      </head>
      <body>
        <header>
          <p>${words.title}</p>
          <a href="${pathOf('/', other)}" lang="${other}">${words.otherLanguage}</a>
        </header>
        <main>${main}</main>
      </body>
    </html> `.html
}

/** The page that asks for a token. */
export function signInPage(language: Language, problem: string | null): string {
  const words = deskWords[language]
  const alert = problem === null ? null : html`<p class="problem" id="problem" role="alert">${problem}</p>`
  return page(
    language,
    html`<h1>${words.signIn}</h1>
      ${alert}
      <form class="sign-in" method="post" action="${pathOf('/sign-in', language)}">
        <label for="token">${words.token}</label
        ><input
          id="token"
          name="token"
          type="password"
          autocomplete="current-password"
          required${problem === null ? null : html` aria-invalid="true" aria-describedby="problem"`}
        />
        <button>${words.signIn}</button>
      </form>`,
    false,
  )
}

const postForm = (action: string, label: string, formToken: string, kind: string) =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="form_token" value="${formToken}" /><button class="${kind}">${label}</button>
  </form>`

/** The desk itself; the parts with an id update themselves. */
export function deskPage(language: Language, session: DeskSession, status: DeskStatus): string {
  const words = deskWords[language]
  const { formToken } = session
  return page(
    language,
    html`<h1>${words.title}</h1>
      <section id="status" data-events="${pathOf('/events', language)}">${statusPart(status, language)}</section>
      ${postForm(pathOf('/rebuild', language), words.rebuild, formToken, 'primary')}
      <section>
        <h2>${words.builds}</h2>
        <div id="builds">${buildsPart(status, language)}</div>
      </section>
      <section>
        <h2>${words.releases}</h2>
        <div id="releases">${releasesPart(status.releases, formToken, language)}</div>
      </section>
      ${postForm(pathOf('/sign-out', language), words.signOut, formToken, 'quiet')}`,
    true,
  )
}
