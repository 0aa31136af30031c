import type { SettingParser } from './parsers'

/** One setting: how its text is read, what stands in when it is not set, and what it takes, in words. */
export interface Definition<Value, Default> {
  parse: SettingParser<Value>
  default: Default
  takes: string
  secret?: true
  /** An empty text is a value of its own instead of "not set". */
  emptyIsValue?: true
}

export const define = <Value, Default>(definition: Definition<Value, Default>) => definition
