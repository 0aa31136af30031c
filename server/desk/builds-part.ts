import type { Language } from '../../src/i18n/locales'
import { isOpen, type BuildRecord } from '../rebuild/build-record'
import { formatDuration, formatMoment, formatReason } from './desk-formats'
import type { DeskStatus } from './desk-status'
import { deskWords } from './desk-words'
import { html, type Html } from './html'

function buildRow(build: BuildRecord, language: Language): Html {
  const words = deskWords[language]
  const { startedAt, finishedAt } = build
  const time = formatMoment(startedAt ?? build.queuedAt, language)
  const took = startedAt && finishedAt ? Date.parse(finishedAt) - Date.parse(startedAt) : null
  const problem = build.problem === null ? null : html`<p class="reason">${build.problem}</p>`
  const hasLog = !isOpen(build) || startedAt !== null
  const log = html`<a id="log-${build.id}" href="/builds/${build.id}/log" aria-label="${words.logOf(time)}"
    >${words.log}</a
  >`
  return html`<tr>
    <th scope="row">${time}</th>
    <td data-label="${words.state}">
      <span class="state ${build.state}">${words.states[build.state]}</span>${problem}
    </td>
    <td data-label="${words.reason}">${build.reasons.map((reason) => formatReason(reason, language)).join(', ')}</td>
    <td data-label="${words.duration}" class="number">${took === null ? '' : formatDuration(took, language)}</td>
    <td data-label="${words.pages}" class="number">${build.pagesChanged}</td>
    <td class="log">${hasLog ? log : null}</td>
  </tr>`
}

/** The table of the last builds. */
export function buildsPart({ builds }: DeskStatus, language: Language): Html {
  const words = deskWords[language]
  if (builds.length === 0) return html`<p class="soft">${words.noBuilds}</p>`
  const head = (label: string, kind = '') => html`<th scope="col" class="${kind}">${label}</th>`
  return html`<table>
    <thead>
      <tr>
        ${head(words.started)}${head(words.state)}${head(words.reason)}${head(words.duration, 'number')}${head(
          words.pages,
          'number',
        )}
        ${head(words.log, 'log')}
      </tr>
    </thead>
    <tbody>
      ${builds.map((build) => buildRow(build, language))}
    </tbody>
  </table>`
}
