import { maxFileBytes } from './fields'

/** What is known of a file without reading it: a `File` of the browser is one, and so is a stored upload. */
export interface FileFacts {
  /** Name as the visitor's device gave it. */
  name: string
  /** Bytes. */
  size: number
  /** Media type; empty when unknown. */
  type: string
}

/** Extensions by media type of the files that uploads take (contracts, section 4). */
export const extensionsByType: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/gif': ['gif'],
  'application/pdf': ['pdf'],
}

const knownExtensions = Object.values(extensionsByType).flat()

/** Types that browsers give when they do not know better. */
const typesWithoutMeaning = ['', 'application/octet-stream']

/** Extension of a file name in lower case, without the dot; empty when there is none. */
export const extensionOf = (name: string): string => /\.([^./\\]+)$/.exec(name.trim())?.[1]?.toLowerCase() ?? ''

/** Whether name and media type can be those of a file that uploads take. */
export function isAcceptedFile({ name, type }: FileFacts): boolean {
  const extension = extensionOf(name)
  const plainType = type.toLowerCase().replace(/^image\/p?jpe?g$/, 'image/jpeg')
  if (typesWithoutMeaning.includes(plainType)) return knownExtensions.includes(extension)
  const extensions = extensionsByType[plainType]
  return extensions !== undefined && (extension === '' || extensions.includes(extension))
}

export const isSmallEnough = ({ size }: FileFacts): boolean => size <= maxFileBytes

/** Whether a value is a file with something in it; a browser sends an empty one where none was chosen. */
export const isFileFacts = (value: unknown): value is FileFacts => {
  if (typeof value !== 'object' || value === null) return false
  const { name, size, type } = value as Partial<FileFacts>
  return typeof name === 'string' && typeof size === 'number' && typeof type === 'string' && size > 0
}
