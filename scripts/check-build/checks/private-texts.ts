import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Site } from '../base/build'
import { checkEach, type Rule } from '../base/rule'

/** Kinds of text that must not leave the machine. What was found is never printed. */
export interface PrivateText {
  what: string
  expression: RegExp
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Not within a longer path: `/img/home/x/` is no home folder. */
const startOfPath = '(?<![\\w./~%-])'

/** @param projectFolder absolute path of the folder that holds package.json */
export function machinePaths(projectFolder: string): PrivateText[] {
  const ownFolders = 'src|node_modules|public|plugins|content|server|scripts|\\.cache|\\.data'
  const homeFolder = os.homedir()
  const home = homeFolder === path.parse(homeFolder).root ? [] : [`${startOfPath}${escaped(homeFolder)}/[.\\w]`]
  const expressions = [
    `${escaped(projectFolder)}/(?:${ownFolders})/`,
    ...home,
    `${startOfPath}/(?:home|Users)/[\\w.-]+/`,
    '\\b[A-Z]:\\\\+Users\\\\',
    'file:///[\\w.]',
  ]
  return [{ what: 'a path of the machine that built it', expression: new RegExp(expressions.join('|')) }]
}

/** Shapes of secrets, of this project and of common services. */
export const secretShapes: readonly PrivateText[] = [
  { what: 'a webhook secret', expression: /whsec_[A-Za-z0-9+/]{12,}/ },
  { what: 'a database address with a password', expression: /\b\w+(?:ql)?:\/\/[^\s:/"'@]+:[^\s/"'@]+@[\w.-]+/ },
  { what: 'a private key', expression: /-----BEGIN [A-Z ]*PRIVATE KEY-----/ },
  { what: 'a cloud access key', expression: /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b|\bAIza[\w-]{35}\b/ },
  { what: 'a token of a code host', expression: /\bgh[pousr]_\w{36}|\bgithub_pat_\w{22,}|\bglpat-[\w-]{20}/ },
  { what: 'a token of a package host', expression: /\bnpm_[A-Za-z0-9]{36}\b|_authToken\s*=/ },
  { what: 'a token of a chat or payment service', expression: /\bxox[abprs]-[\w-]{10,}|\b[rs]k_live_\w{16,}/ },
  { what: 'a signed token', expression: /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/ },
]

/** Secret settings that are in use now, by their value. @param values by the name of the setting */
export function secretValues(values: Readonly<Record<string, string | null>>): PrivateText[] {
  const minLength = 6
  return Object.entries(values).flatMap(([name, value]) =>
    value !== null && value.length >= minLength
      ? [{ what: `the value of ${name}`, expression: new RegExp(escaped(value)) }]
      : [],
  )
}

const textFile = /\.(html|js|mjs|css|json|map|txt|xml|svg|webmanifest|csv|md)$/
const neverPublic = /(^|\/)(\.env|\.git|\.npmrc|\.data|node_modules)(\/|\.|$)/

function checkFile(file: string, site: Site, texts: readonly PrivateText[]) {
  if (neverPublic.test(file)) return [{ where: file, found: 'a private file', wanted: 'none in public/' }]
  const onDisk = site.files.get(file)
  if (!onDisk || !textFile.test(file)) return []
  const content = fs.readFileSync(onDisk, 'utf8')
  return texts.flatMap(({ what, expression }) => {
    const offset = content.search(expression)
    return offset === -1 ? [] : [{ where: file, found: `${what}, at character ${offset}`, wanted: 'nothing private' }]
  })
}

/** No file of the build tells a path of the machine, or a secret. */
export const createPrivateTexts = (texts: readonly PrivateText[]): Rule => ({
  name: 'No file tells a path of the machine or a secret',
  checkSite: (site) => checkEach(site.files.keys(), (file) => checkFile(file, site, texts)),
})
