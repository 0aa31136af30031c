import type { Language } from '../../src/i18n/locales'
import { buildPhases } from '../rebuild/build-record'
import { formatDuration, formatMoment, shortId } from './desk-formats'
import type { DeskStatus } from './desk-status'
import { deskWords } from './desk-words'
import { html, type Html } from './html'

const namesShown = 12

/** What the site is at, in one sentence. */
export function headlineOf({ live, open, changes }: DeskStatus, language: Language): string {
  const { headlines } = deskWords[language]
  if (open) return open.build.state === 'running' ? headlines.building : headlines.queued
  if (!live) return headlines.nothingLive
  if (changes === 'older') return headlines.older
  if (changes === null || changes === 'unrecorded') return headlines.unknown
  const count = changes.added.length + changes.changed.length + changes.removed.length
  return count === 0 ? headlines.upToDate : headlines.waiting(count)
}

/** The same with the step of the build, for whoever does not see the page. */
export function announcementOf(status: DeskStatus, language: Language): string {
  const phase = status.open?.build.phase
  const step = phase ? `: ${deskWords[language].phases[phase]}` : ''
  return `${headlineOf(status, language)}${step}`
}

function namesPart(label: string, names: readonly string[], language: Language): Html | null {
  if (names.length === 0) return null
  const more = names.length - namesShown
  return html`<li>
    <span class="mark">${label}</span>
    <ul>
      ${names.slice(0, namesShown).map((name) => html`<li>${name}</li>`)}
      ${more > 0 ? html`<li class="soft">${deskWords[language].andMore(more)}</li>` : null}
    </ul>
  </li>`
}

function changesPart({ changes }: DeskStatus, language: Language): Html {
  const words = deskWords[language]
  if (changes === null) return html`${words.unknownChanges}`
  if (changes === 'older') return html`${words.olderHint}`
  if (changes === 'unrecorded') return html`${words.unrecorded}`
  const items = [
    namesPart(words.added, changes.added, language),
    namesPart(words.changed, changes.changed, language),
    namesPart(words.removed, changes.removed, language),
  ].filter((item) => item !== null)
  return items.length > 0
    ? html`<ul class="changes">
        ${items}
      </ul>`
    : html`${words.noChanges}`
}

function progressPart({ build, progress }: NonNullable<DeskStatus['open']>, language: Language): Html {
  const words = deskWords[language]
  const at = build.phase ? buildPhases.indexOf(build.phase) : -1
  const step = at >= 0 ? words.step(at + 1, buildPhases.length) : words.states[build.state]
  const left = progress.leftMs === null ? '' : words.timeLeft(formatDuration(progress.leftMs, language))
  const bar =
    progress.share === null
      ? html`<progress aria-label="${words.states.running}"></progress>`
      : html`<progress aria-label="${words.states.running}" max="1" value="${progress.share}"></progress>`
  const steps = buildPhases.map((phase, index) => {
    const state = index < at ? 'done' : index === at ? 'now' : 'later'
    return html`<li class="${state}" ${index === at ? html` aria-current="step"` : null}>${words.phases[phase]}</li>`
  })
  return html`<div class="progress">
    <p><span>${step}</span> <span>${left}</span></p>
    ${bar}
    <ol>
      ${steps}
    </ol>
  </div>`
}

function failurePart({ builds, open }: DeskStatus, language: Language): Html | null {
  const [last] = builds
  if (open || last?.state !== 'failed') return null
  const words = deskWords[language]
  return html`<div class="failure">
    <p><strong>${words.lastFailed}</strong></p>
    <p class="reason">${last.problem}</p>
    <a id="failure-log" href="/builds/${last.id}/log">${words.log}</a>
  </div>`
}

/** What the site is at, the build that runs, and what went wrong with the last one. */
export function statusPart(status: DeskStatus, language: Language): Html {
  const { open } = status
  return html`<h1>${headlineOf(status, language)}</h1>
    ${open ? progressPart(open, language) : null} ${failurePart(status, language)}`
}

/** What is live, when the schedule looks again, and what has changed since. */
export function factsPart(status: DeskStatus, language: Language): Html {
  const words = deskWords[language]
  const { live, nextScheduled } = status
  return html`<dl>
    <div>
      <dt>${words.liveSince}</dt>
      <dd>${live ? formatMoment(live.releasedAt, language) : words.nothingYet}</dd>
    </div>
    <div>
      <dt>${words.release}</dt>
      <dd>${live ? shortId(live.id) : words.nothingYet}</dd>
    </div>
    <div>
      <dt>${words.nextLook}</dt>
      <dd>${nextScheduled ? formatMoment(nextScheduled, language) : words.noSchedule}</dd>
    </div>
    <div class="wide">
      <dt>${words.changes}</dt>
      <dd>${changesPart(status, language)}</dd>
    </div>
  </dl>`
}
