import type { GatsbyNode } from 'gatsby'
import { problemsOfItem } from '../content/check-content'
import { contentKinds } from '../content/kinds'

/** Fields that Gatsby and its JSON transformer add to what stood in the file. */
const nodeFields = ['id', 'parent', 'children', 'internal', 'jsonId', 'fields']

/** While developing, says at once when an edited file of content breaks its schema; a build was checked before. */
export const onCreateNode: GatsbyNode['onCreateNode'] = ({ node, getNode, reporter }) => {
  if (process.env.NODE_ENV !== 'development') return
  const kind = contentKinds.find(({ typeName }) => typeName === node.internal.type)
  if (!kind) return
  const item = Object.fromEntries(Object.entries(node).filter(([field]) => !nodeFields.includes(field)))
  const file = node.parent ? getNode(node.parent) : undefined
  for (const problem of problemsOfItem(kind, item)) {
    reporter.error(`content/${String(file?.relativePath)}: ${problem}`)
  }
}
