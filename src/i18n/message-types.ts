import type common from './messages/th/common.json'
import type content from './messages/th/content.json'
import type home from './messages/th/home.json'
import type notFound from './messages/th/not-found.json'
import type project from './messages/th/project.json'

/** Every dictionary by its name: one for each kind of page, and `common` for what is on all of them. */
export interface Dictionaries {
  common: typeof common
  content: typeof content
  home: typeof home
  'not-found': typeof notFound
  project: typeof project
}

export type Namespace = keyof Dictionaries

type LeafKey<Dictionary> = {
  [Key in keyof Dictionary & string]: Dictionary[Key] extends string ? Key : `${Key}.${LeafKey<Dictionary[Key]>}`
}[keyof Dictionary & string]

/** A key of a dictionary, its levels joined by dots. */
export type MessageKey<Name extends Namespace> = LeafKey<Dictionaries[Name]>

/** Gives the words for a key in the language of the page; `{{name}}` in them is replaced by the value of that name. */
export type Translate<Name extends Namespace> = (
  key: MessageKey<Name>,
  values?: Readonly<Record<string, string | number>>,
) => string
