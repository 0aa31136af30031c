import type { Language } from '../../i18n/locales'
import { localizedPath } from '../../i18n/paths'
import { shellPath } from '../../live-article/shell-path'
import type { LiveSurroundings } from './live-article-view'

const nothing: LiveSurroundings = { related: [], projects: [] }

interface ShellData {
  result?: { data?: { related?: LiveSurroundings['related']; allProject?: { nodes: LiveSurroundings['projects'] } } }
}

/**
 * What stands round a live article, from the data of the prebuilt shell, for a page that is not the shell. An article is worth
 * showing without it too.
 */
export async function readSurroundings(language: Language, signal: AbortSignal): Promise<LiveSurroundings> {
  try {
    const answer = await fetch(`/page-data${localizedPath(shellPath, language)}page-data.json`, { signal })
    if (!answer.ok) return nothing
    const { data } = ((await answer.json()) as ShellData).result ?? {}
    return { related: data?.related ?? [], projects: data?.allProject?.nodes ?? [] }
  } catch {
    return nothing
  }
}
