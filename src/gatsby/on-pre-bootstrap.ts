import path from 'node:path'
import type { GatsbyNode, NodePluginArgs } from 'gatsby'
import type { GraphQLSchema } from 'gatsby/graphql'
import { checkContent } from '../content/check-content'
import { checkMessages } from '../i18n/check-messages'
import { describeSchema } from './schema/describe-schema'

/** Stops a build whose words are not right before anything is made of them, and has every schema described. */
export const onPreBootstrap: GatsbyNode['onPreBootstrap'] = ({ reporter, store }) => {
  describeSchemas(store)
  const checks = [() => checkContent(path.resolve('content')), () => checkMessages(path.resolve('src/i18n/messages'))]
  for (const check of checks) {
    try {
      check()
    } catch (error) {
      reporter.panic((error as Error).message)
    }
  }
}

type Store = NodePluginArgs['store']

/** Gatsby makes its schema anew whenever types change, and has no step after it: each is described when it is there. */
function describeSchemas(store: Store): void {
  let described: unknown
  store.subscribe(() => {
    const { schema } = store.getState() as { schema?: Partial<GraphQLSchema> }
    if (schema === described || !schema?.getTypeMap) return
    described = schema
    describeSchema(schema as GraphQLSchema)
  })
}
