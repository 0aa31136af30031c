/** Remembers what was answered to an id, so that a repeat is answered the same. */
export interface SeenIds {
  answer<Answer extends { id: string }>(id: string, first: () => Promise<Answer>): Promise<{ id: string }>
}

const mostIds = 10_000

/**
 * @param rememberForMs how long an id is known; the oldest go first when there are very many
 * @param now milliseconds since 1970; another one in tests
 */
export function createSeenIds(rememberForMs: number, now: () => number = Date.now): SeenIds {
  const known = new Map<string, { atMs: number; answer: Promise<{ id: string }> }>()
  const forgetOld = () => {
    for (const [id, { atMs }] of known) {
      if (now() - atMs <= rememberForMs && known.size <= mostIds) return
      known.delete(id)
    }
  }
  return {
    answer(id, first) {
      forgetOld()
      const earlier = known.get(id)
      if (earlier) return earlier.answer
      const answer = first()
      known.set(id, { atMs: now(), answer })
      answer.catch(() => known.delete(id))
      return answer
    },
  }
}
