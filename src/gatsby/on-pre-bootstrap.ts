import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import { checkContent } from '../content/check-content'
import { checkMessages } from '../i18n/check-messages'

/** Stops a build whose words are not right before anything is made of them. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter }) => {
  const checks = [() => checkContent(path.resolve('content')), () => checkMessages(path.resolve('src/i18n/messages'))]
  for (const check of checks) {
    try {
      check()
    } catch (error) {
      reporter.panic((error as Error).message)
    }
  }
}
