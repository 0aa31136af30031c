import fs from 'node:fs/promises'
import { format, resolveConfig } from 'prettier'
import { inProject } from '../lib/project'
import { cutCardFont, cutCore } from './cut-core'
import { cardFontFile, coreFile, faces } from './faces'
import { fontCss } from './font-css'

/** The style sheet as it stands in the project, formatted. */
async function formattedFontCss(): Promise<string> {
  const file = inProject('src', 'styles', 'fonts.css')
  return format(fontCss(), { ...(await resolveConfig(file)), filepath: file })
}

/** Writes the cut fonts and their style sheet: `npx tsx scripts/fonts/make-fonts.ts`. */
async function main(): Promise<void> {
  for (const face of faces) {
    const core = await cutCore(face)
    await fs.writeFile(inProject('static', 'fonts', coreFile(face)), core)
    console.log(`${coreFile(face)}: ${core.length} bytes`)
  }
  for (const face of faces) {
    await fs.writeFile(inProject('scripts', 'share-cards', 'fonts', cardFontFile(face)), await cutCardFont(face))
  }
  await fs.writeFile(inProject('src', 'styles', 'fonts.css'), await formattedFontCss())
}

void main()
