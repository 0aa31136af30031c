import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { validValues } from '../../../src/forms/testing'
import { completeForm, post, postJson } from '../../../server/testing/post-form'

/** Something that a client has sent, whole enough to send it again and to know it in the database. */
export interface Sent {
  /** Idempotency-Key. */
  key: string
  /** First name: it says which one it is. */
  name: string
  /** Of the file; null where there is none. */
  sha256: string | null
  send: (url: string) => Promise<number | null>
  /** Id that it was acknowledged with. */
  id: string | null
}

export interface Clients {
  sent: Sent[]
  /** How often each status was answered; `none` for no answer. */
  statuses: Map<string, number>
  /** Lets the clients end what they are at. */
  stop: () => Promise<void>
}

const maxFileBytes = 300_000

function newFile(): { file: File; sha256: string } {
  const content = Buffer.concat([
    Buffer.from('%PDF-1.7\n'),
    randomBytes(1 + (randomBytes(4).readUInt32BE() % maxFileBytes)),
  ])
  return { file: new File([content], 'cv.pdf'), sha256: createHash('sha256').update(content).digest('hex') }
}

/** A submission, every other one with a file. */
function newSubmission(withFile: boolean): Sent {
  const key = randomUUID()
  const name = `น้ำ ${key}`
  const { file, sha256 } = newFile()
  const sent: Sent = {
    key,
    name,
    sha256: withFile ? sha256 : null,
    id: null,
    send: async (url) => {
      const request = withFile
        ? post(url, 'career', completeForm('career', { name, resume: file }), { key })
        : postJson(url, 'inquiry', { ...validValues.inquiry, name }, { key })
      const answer = await request.catch(() => null)
      if (answer?.status === 201) sent.id = answer.body.data?.id ?? null
      return answer?.status ?? null
    },
  }
  return sent
}

/**
 * Lets several clients send one submission after the other; what got no answer is sent again first, as a browser does.
 *
 * @param url asked anew for each submission
 * @param before what earlier clients have sent
 */
export function startClients(url: string, count: number, before: readonly Sent[] = []): Clients {
  const sent: Sent[] = []
  const statuses = new Map<string, number>()
  const again = before.filter(({ id }) => id === null)
  let isStopped = false
  const work = async (withFiles: boolean) => {
    while (!isStopped) {
      const repeated = again.pop()
      const submission = repeated ?? newSubmission(withFiles)
      if (!repeated) sent.push(submission)
      const status = String((await submission.send(url)) ?? 'none')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (status === 'none') await new Promise((resolve) => setTimeout(resolve, 20))
    }
  }
  const running = Promise.all(Array.from({ length: count }, (_, index) => work(index % 2 === 0)))
  return {
    sent,
    statuses,
    stop: async () => {
      isStopped = true
      await running
    },
  }
}
