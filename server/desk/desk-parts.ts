import type { Language } from '../../src/i18n/locales'
import type { ArticleChanges } from '../rebuild/article-changes'
import { isOpen, type BuildRecord } from '../rebuild/build-record'
import type { DeskStatus, KeptRelease } from './desk-status'
import { deskWords } from './desk-words'
import { html, type Html } from './html'

const shortIdLetters = 8
const minuteS = 60

/** A moment as people in the office read it: Bangkok's time, the year of the language's era. */
export const formatMoment = (moment: string | Date, language: Language) =>
  new Intl.DateTimeFormat(language === 'th' ? 'th-TH' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'Asia/Bangkok',
  }).format(typeof moment === 'string' ? new Date(moment) : moment)

export function formatDuration(milliseconds: number, language: Language): string {
  const seconds = Math.max(1, Math.round(milliseconds / 1000))
  const words = deskWords[language]
  return seconds < 2 * minuteS ? words.seconds(seconds) : words.minutes(Math.round(seconds / minuteS))
}

const shortId = (id: string) => id.slice(0, shortIdLetters)

function changesPart(changes: DeskStatus['changes'], language: Language): Html {
  const words = deskWords[language]
  if (changes === null) return html`<p>${words.unknownChanges}</p>`
  if (changes === 'older') return html`<p>${words.olderLive}</p>`
  const list = (label: string, names: ArticleChanges['added']) =>
    names.length > 0 ? html`<li>${label}: ${names.join(', ')}</li>` : null
  const items = [
    list(words.added, changes.added),
    list(words.changed, changes.changed),
    list(words.removed, changes.removed),
  ].filter((item) => item !== null)
  return items.length > 0
    ? html`<ul>
        ${items}
      </ul>`
    : html`<p>${words.noChanges}</p>`
}

function progressPart({ build, progress }: NonNullable<DeskStatus['open']>, language: Language): Html {
  const words = deskWords[language]
  const step = build.phase ? words.phases[build.phase] : words.states[build.state]
  const bar =
    progress.share === null
      ? html`<progress></progress>`
      : html`<progress max="1" value="${progress.share}"></progress>`
  const left = progress.leftMs === null ? '' : words.timeLeft(formatDuration(progress.leftMs, language))
  return html`<div class="progress">
    <p role="status"><strong>${words.states[build.state]}</strong> ${step}</p>
    ${bar}
    <p>${left}</p>
  </div>`
}

/** What is live, what has changed since, and the build that runs: the part of the page that updates itself. */
export function statusPart(status: DeskStatus, language: Language): Html {
  const words = deskWords[language]
  const { live, open, nextScheduled } = status
  const since = live ? words.liveSince(shortId(live.id), formatMoment(live.releasedAt, language)) : words.nothingLive
  const next = nextScheduled ? words.scheduled(formatMoment(nextScheduled, language)) : words.noSchedule
  return html`<h2>${words.live}</h2>
    <p>${since}</p>
    <h2>${words.changes}</h2>
    ${changesPart(status.changes, language)} ${open ? progressPart(open, language) : html`<p class="quiet">${next}</p>`}`
}

function buildRow(build: BuildRecord, language: Language): Html {
  const words = deskWords[language]
  const { startedAt, finishedAt } = build
  const took = startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null
  const problem = build.problem === null ? null : html`<p class="problem">${build.problem}</p>`
  const log = isOpen(build) && !startedAt ? null : html`<a href="/builds/${build.id}/log">${words.log}</a>`
  return html`<tr class="${build.state}">
    <th scope="row">${formatMoment(startedAt ?? build.queuedAt, language)}</th>
    <td data-label="${words.state}">${words.states[build.state]}${problem}</td>
    <td data-label="${words.reason}">${build.reasons.join(', ')}</td>
    <td data-label="${words.duration}">${took === null ? '' : formatDuration(took, language)}</td>
    <td data-label="${words.pages}">${build.pagesChanged}</td>
    <td>${log}</td>
  </tr>`
}

/** The table of the last builds. */
export function buildsPart({ builds }: DeskStatus, language: Language): Html {
  const words = deskWords[language]
  if (builds.length === 0) return html`<p>${words.noBuilds}</p>`
  const heads = [words.started, words.state, words.reason, words.duration, words.pages, words.log]
  return html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
      </tr>
    </thead>
    <tbody>
      ${builds.map((build) => buildRow(build, language))}
    </tbody>
  </table>`
}

/** The releases that are kept, each with its way back. */
export function releasesPart(releases: readonly KeptRelease[], formToken: string, language: Language): Html {
  const words = deskWords[language]
  const action = (release: KeptRelease) =>
    release.isLive
      ? html`<strong>${words.current}</strong>`
      : html`<form method="post" action="${language === 'th' ? '/rollback' : '/en/rollback'}">
          <input type="hidden" name="form_token" value="${formToken}" /><input
            type="hidden"
            name="release"
            value="${release.id}"
          /><button id="release-${release.id}">${words.goBack}</button>
        </form>`
  return html`<ul class="releases">
    ${releases.map(
      (release) =>
        html`<li>
          <span>${shortId(release.id)} · ${formatMoment(release.releasedAt, language)}</span>${action(release)}
        </li>`,
    )}
  </ul>`
}
