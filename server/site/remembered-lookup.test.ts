import { setTimeout as wait } from 'node:timers/promises'
import type { BlogArticle } from '../../src/clients/blog-client'
import { rememberedLookup } from './remembered-lookup'

const found = (name: string): BlogArticle => ({ name, category: 'Sustainability' })

function counted(work: (name: string) => Promise<BlogArticle | null>) {
  const asked: string[] = []
  const lookup = (name: string) => {
    asked.push(name)
    return work(name)
  }
  return { asked, lookup }
}

it('asks again when the time is over', async () => {
  const { asked, lookup } = counted((name) => Promise.resolve(found(name)))
  const remembered = rememberedLookup(lookup, { rememberMs: 40 })
  await remembered('a')
  await remembered('a')
  expect(asked).toEqual(['a'])
  await wait(50)
  await remembered('a')
  expect(asked).toEqual(['a', 'a'])
})

it('forgets a failure sooner than an answer', async () => {
  const { asked, lookup } = counted(() => Promise.reject(new Error('down')))
  const remembered = rememberedLookup(lookup, { rememberFailureMs: 40 })
  await expect(remembered('a')).rejects.toThrow('down')
  await expect(remembered('a')).rejects.toThrow('down')
  expect(asked).toEqual(['a'])
  await wait(50)
  await expect(remembered('a')).rejects.toThrow('down')
  expect(asked).toEqual(['a', 'a'])
})

it('remembers a bounded number of names, the last ones', async () => {
  const { asked, lookup } = counted((name) => Promise.resolve(found(name)))
  const remembered = rememberedLookup(lookup, { maxEntries: 2 })
  for (const name of ['a', 'b', 'c', 'c', 'b', 'a']) await remembered(name)
  expect(asked).toEqual(['a', 'b', 'c', 'a'])
})

it('asks a bounded number of questions at once', async () => {
  const { asked, lookup } = counted(() => wait(30).then(() => null))
  const remembered = rememberedLookup(lookup, { maxRunning: 2 })
  const answers = await Promise.allSettled(['a', 'b', 'c'].map((name) => remembered(name)))
  expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected'])
  expect(asked).toEqual(['a', 'b'])
  await expect(remembered('c')).resolves.toBeNull()
})
