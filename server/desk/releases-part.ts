import type { Language } from '../../src/i18n/locales'
import { formatMoment, shortId } from './desk-formats'
import type { KeptRelease } from './desk-status'
import { deskWords } from './desk-words'
import { html, type Html } from './html'

/** Opens first, asks then: a release is not changed by a slip of the hand, with scripts or without. */
function goBackPart({ id }: KeptRelease, formToken: string, language: Language): Html {
  const words = deskWords[language]
  return html`<details>
    <summary id="release-${id}">${words.goBack}</summary>
    <form method="post" action="${language === 'th' ? '/rollback' : '/en/rollback'}">
      <p>${words.goBackHint}</p>
      <input type="hidden" name="form_token" value="${formToken}" /><input type="hidden" name="release" value="${id}" />
      <button id="confirm-${id}">${words.confirm}</button>
    </form>
  </details>`
}

/** The releases that are kept, each with its way back. */
export function releasesPart(releases: readonly KeptRelease[], formToken: string, language: Language): Html {
  const words = deskWords[language]
  return html`<ul class="releases">
    ${releases.map(
      (release) =>
        html`<li>
          <span class="moment">${formatMoment(release.releasedAt, language)}</span>
          <span class="soft">${shortId(release.id)}</span>
          ${
            release.isLive
              ? html`<span class="state live">${words.current}</span>`
              : goBackPart(release, formToken, language)
          }
        </li>`,
    )}
  </ul>`
}
