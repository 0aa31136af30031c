import fs from 'node:fs'
import path from 'node:path'
import { CommandError } from '../lib/command'
import { makeArticle } from './make-article'

export interface GenerateOptions {
  /** How many articles. */
  count: number
  /** Folder that they are written to; what was generated there before goes. */
  folder: string
  seed: number
  /** The folder that holds package.json: pictures and projects are taken from its content. */
  projectFolder: string
}

const generatedFile = /^article-\d+\.json$/

const fileNames = (folder: string, expression: RegExp): string[] =>
  fs.existsSync(folder)
    ? fs
        .readdirSync(folder)
        .filter((name) => expression.test(name))
        .sort()
    : []

/** The folder must hold nothing but generated articles and their pictures, so that nothing of anybody's is lost. */
function checkFolder({ folder, projectFolder }: GenerateOptions): void {
  const contentFolder = path.join(projectFolder, 'content')
  if (`${path.resolve(folder)}${path.sep}`.startsWith(`${contentFolder}${path.sep}`)) {
    throw new CommandError(`--out: got ${folder}, takes a folder outside content`)
  }
  const others = fileNames(folder, /./).filter((name) => !generatedFile.test(name) && name !== 'images')
  if (others.length > 0) {
    throw new CommandError(`--out: ${folder} holds ${others[0]}, takes an empty folder or one of generated articles`)
  }
}

/** Copies the pictures of the sample articles, so that those that are referred to are there. */
function copyPictures(from: string, to: string): string[] {
  const pictures = fileNames(from, /\.(jpe?g|png|webp|avif|gif)$/)
  fs.mkdirSync(to, { recursive: true })
  for (const name of pictures) fs.copyFileSync(path.join(from, name), path.join(to, name))
  return pictures
}

/**
 * Writes generated articles as the embedded blog API reads them: one JSON file each, pictures in `images`. The same options
 * write the same bytes.
 *
 * @throws {CommandError} when the folder is inside content, or holds anything that was not generated
 */
export function generateArticles(options: GenerateOptions): void {
  checkFolder(options)
  const { count, folder, seed, projectFolder } = options
  const content = path.join(projectFolder, 'content')
  const pictures = copyPictures(path.join(content, 'articles', 'images'), path.join(folder, 'images'))
  const projects = fileNames(path.join(content, 'projects'), /\.json$/).map((name) => name.replace(/\.json$/, ''))
  for (const name of fileNames(folder, generatedFile)) fs.rmSync(path.join(folder, name))
  for (let index = 0; index < count; index += 1) {
    const article = makeArticle(index, { count, seed, pictures, projects })
    const name = `article-${String(index + 1).padStart(6, '0')}.json`
    fs.writeFileSync(path.join(folder, name), `${JSON.stringify(article, null, 1)}\n`)
  }
}
