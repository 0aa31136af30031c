import type { Language } from '../../src/i18n/locales'
import { localeOf } from '../../src/i18n/locales'
import { buildsPart } from './builds-part'
import type { DeskSession } from './desk-sessions'
import type { DeskStatus } from './desk-status'
import { deskWords } from './desk-words'
import { html, type Html } from './html'
import { releasesPart } from './releases-part'
import { announcementOf, factsPart, statusPart } from './status-part'

const pathOf = (path: string, language: Language) => (language === 'th' ? path : path === '/' ? '/en/' : `/en${path}`)

const postForm = (action: string, formToken: string, content: Html) =>
  html`<form method="post" action="${action}">
    <input type="hidden" name="form_token" value="${formToken}" />${content}
  </form>`

function signedInPart(language: Language, { name, formToken }: DeskSession): Html {
  const words = deskWords[language]
  return html`<span class="name">${words.signedInAs(name)}</span> ${postForm(
      pathOf('/sign-out', language),
      formToken,
      html`<button>${words.signOut}</button>`,
    )}`
}

function page(language: Language, main: Html, session: DeskSession | null): string {
  const words = deskWords[language]
  const other = language === 'th' ? 'en' : 'th'
  return html`<!doctype html>
    <html lang="${localeOf(language).iso}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${words.title}</title>
        <link rel="icon" href="/favicon.svg" />
        <link rel="stylesheet" href="/desk.css" />
        <link rel="stylesheet" href="/builds.css" />
        ${session ? html`<script src="/desk.js" defer></script>` : null}
      </head>
      <body>
        <header>
          <p>${words.title}</p>
          <nav>
            ${session ? signedInPart(language, session) : null}
            <a href="${pathOf('/', other)}" lang="${other}">${words.otherLanguage}</a>
          </nav>
        </header>
        ${main}
      </body>
    </html> `.html
}

/** The page that asks for a token. */
export function signInPage(language: Language, problem: string | null): string {
  const words = deskWords[language]
  const alert = problem === null ? null : html`<p class="problem" id="problem" role="alert">${problem}</p>`
  const invalid = problem === null ? null : html` aria-invalid="true"`
  return page(
    language,
    html`<main class="sign-in">
      <h1>${words.signIn}</h1>
      <form method="post" action="${pathOf('/sign-in', language)}">
        <label for="token">${words.token}</label>
        <p class="soft" id="token-hint">${words.signInHint}</p>
        ${alert}
        <input name="username" value="desk" autocomplete="username" hidden />
        <input
          id="token"
          name="token"
          type="password"
          autocomplete="current-password"
          aria-describedby="${problem === null ? 'token-hint' : 'token-hint problem'}"
          required${invalid}
        />
        <button class="primary">${words.signIn}</button>
      </form>
    </main>`,
    null,
  )
}

/** The desk itself; the parts with an id update themselves. */
export function deskPage(language: Language, session: DeskSession, status: DeskStatus): string {
  const words = deskWords[language]
  const { formToken } = session
  const rebuildHint = status.open ? words.rebuildHintOpen : words.rebuildHint
  return page(
    language,
    html`<main>
      <p id="announcement" role="status" class="unseen">${announcementOf(status, language)}</p>
      <div class="top">
        <section id="status" data-events="${pathOf('/events', language)}">${statusPart(status, language)}</section>
        <div class="act">
          ${postForm(pathOf('/rebuild', language), formToken, html`<button class="primary">${words.rebuild}</button>`)}
          <p class="soft" id="hint">${rebuildHint}</p>
        </div>
        <section id="facts" aria-label="${words.live}">${factsPart(status, language)}</section>
      </div>
      <section>
        <h2>${words.builds}</h2>
        <div id="builds">${buildsPart(status, language)}</div>
      </section>
      <section class="kept">
        <div>
          <h2>${words.releases}</h2>
          <p class="soft">${words.releasesHint}</p>
        </div>
        <div id="releases">${releasesPart(status.releases, formToken, language)}</div>
      </section>
    </main>`,
    session,
  )
}
