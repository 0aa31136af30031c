/**
 * A copy of an object or array, what it holds left as it is: stands in for lodash's clone, of which formik uses this much, and
 * which brings its whole deep copying along (src/gatsby/lean-modules.ts).
 */
export default function shallowClone<Value>(value: Value): Value {
  if (Array.isArray(value)) return [...(value as unknown[])] as Value
  return typeof value === 'object' && value !== null ? { ...value } : value
}
