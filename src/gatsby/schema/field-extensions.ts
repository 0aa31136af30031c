import type { Actions } from 'gatsby'
import { defaultLanguage, isLanguage, type Language } from '../../i18n/locales'
import type { Settings } from '../../settings/settings'

interface FieldConfig {
  args?: Record<string, { type: string; defaultValue: string }>
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- sources and arguments differ from field to field
  resolve: (source: any, args: any, context: any, info: { fieldName: string }) => unknown
}
type Source = Record<string, unknown>

const inLanguage = (value: unknown, language: Language): unknown => {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, language))
  return (value as Source | null | undefined)?.[language] ?? null
}

/** `@localized`: the field is stored in both languages, `{ th, en }` or a list of these; the argument chooses one. */
const localized = {
  name: 'localized',
  extend: (): FieldConfig => ({
    args: { language: { type: 'String', defaultValue: defaultLanguage } },
    resolve: (source: Source, args: { language: string }, _context: unknown, info: { fieldName: string }) =>
      inLanguage(source[info.fieldName], isLanguage(args.language) ? args.language : defaultLanguage),
  }),
}

/**
 * `@linkTarget`: a path as it is written in the content, or the external address that a setting holds. The setting is the one
 * that the field names, else the one that the content does.
 */
const linkTarget = (settings: Settings) => ({
  name: 'linkTarget',
  args: { from: { type: 'String', defaultValue: 'path' }, setting: 'String' },
  extend: ({ from, setting }: { from: string; setting?: string }): FieldConfig => ({
    resolve: (source: Source) => source[from] ?? settings[(setting ?? source.setting) as keyof Settings],
  }),
})

interface NodeModel {
  findOne(args: { type: string; query: { filter: object } }): Promise<unknown>
}

/** `@contentImage`: the file in content/images that the field `file` names. */
const contentImage = {
  name: 'contentImage',
  extend: (): FieldConfig => ({
    resolve: (source: Source, _args: unknown, context: { nodeModel: NodeModel }) =>
      context.nodeModel.findOne({
        type: 'File',
        query: {
          filter: { sourceInstanceName: { eq: 'content' }, relativePath: { eq: `images/${String(source.file)}` } },
        },
      }),
  }),
}

/**
 * Registers the field extensions that the types of the site and of its local plugins use.
 *
 * @param settings checked settings, for links to outside
 */
export function createFieldExtensions(actions: Actions, settings: Settings): void {
  for (const extension of [localized, linkTarget(settings), contentImage]) {
    // Gatsby's type of an extension knows neither arguments of fields nor the node model
    actions.createFieldExtension(extension)
  }
}
