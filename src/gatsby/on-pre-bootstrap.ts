import path from 'node:path'
import type { GatsbyNode } from 'gatsby'
import type { GraphQLSchema } from 'gatsby/graphql'
import { checkContent } from '../content/check-content'
import { checkMessages } from '../i18n/check-messages'
import { describeSchema } from './schema/describe-schema'

/** Stops a build whose words are not right before anything is made of them, and has every schema described. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  describeSchemas(store as unknown as Store)
  const checks = [() => checkContent(path.resolve('content')), () => checkMessages(path.resolve('src/i18n/messages'))]
  for (const check of checks) {
    try {
      check()
    } catch (error) {
      reporter.panic((error as Error).message)
    }
  }
}

/** Gatsby's store, as far as it is used here; its own type says no more than that these are functions. */
interface Store {
  subscribe: (listener: () => void) => unknown
  getState: () => { schema?: Partial<GraphQLSchema> }
}

/** Gatsby makes its schema anew whenever types change, and has no step after it: each is described when it is there. */
function describeSchemas({ subscribe, getState }: Store): void {
  let described: unknown
  subscribe(() => {
    const { schema } = getState()
    if (schema === described || !schema?.getTypeMap) return
    described = schema
    describeSchema(schema as GraphQLSchema)
  })
}
