import fs from 'node:fs'
import { spawn } from 'node:child_process'
import path from 'node:path'
import { useTemporaryFolder } from '../../test/temporary-folder'
import { createChildBuilder } from './child-builder'

const { pathOf, write } = useTemporaryFolder()

/** A builder whose build is this program. */
function builderOf(program: string, timeoutMs?: number) {
  write('build.js', program)
  return createChildBuilder({
    folder: pathOf(),
    command: [process.execPath, pathOf('build.js')],
    ...(timeoutMs !== undefined && { timeoutMs }),
  })
}

const quiet = { enterPhase: () => undefined, print: () => undefined }
const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

async function until(condition: () => boolean) {
  for (let tries = 0; !condition() && tries < 1000; tries += 1) await new Promise((resolve) => setTimeout(resolve, 10))
}

test('output comes line by line, and its steps are told in order', async () => {
  const builder = builderOf(
    [
      'success onPreBootstrap',
      'Building production JavaScript and CSS bundles',
      'Execute page configs',
      'success onPostBuild',
    ]
      .map((line) => `console.log(${JSON.stringify(line)})`)
      .join('\n'),
  )
  const lines: string[] = []
  const phases: string[] = []
  await builder.exclusively((build) =>
    build({ enterPhase: (phase) => phases.push(phase), print: (line) => lines.push(line) }),
  )
  expect(lines).toHaveLength(4)
  expect(phases).toEqual(['source', 'bundle', 'query', 'finish'])
})

test('a build that fails is told by its own words', async () => {
  const builder = builderOf(
    'console.log("info x"); console.error(" ERROR  The blog API does not answer"); process.exit(1)',
  )
  await expect(builder.exclusively((build) => build(quiet))).rejects.toThrow('The blog API does not answer')
})

test('a build that hangs is ended', async () => {
  const builder = builderOf('setInterval(() => {}, 1000)', 300)
  await expect(builder.exclusively((build) => build(quiet))).rejects.toThrow('took longer than')
})

test('closing ends the build that runs', async () => {
  const builder = builderOf(`require('fs').writeFileSync('pid', String(process.pid)); setInterval(() => {}, 1000)`)
  const building = builder.exclusively((build) => build(quiet))
  const failed = expect(building).rejects.toThrow('SIGTERM')
  await until(() => fs.existsSync(pathOf('pid')) && fs.readFileSync(pathOf('pid'), 'utf8') !== '')
  await builder.close()
  await failed
  expect(isAlive(Number(fs.readFileSync(pathOf('pid'), 'utf8')))).toBe(false)
})

test('the folder is held while it builds', async () => {
  const builder = builderOf(`process.exit(require('fs').existsSync('.project-lock') ? 0 : 1)`)
  await builder.exclusively((build) => build(quiet))
  expect(fs.existsSync(pathOf('.project-lock'))).toBe(false)
})

test('a build ends when the process that started it is killed', async () => {
  const library = path.resolve(__dirname, '../lib/end-with-parent.ts')
  write(
    'child.ts',
    `import { endWithParent } from ${JSON.stringify(library)}
     endWithParent()
     require('fs').writeFileSync(${JSON.stringify(pathOf('pid'))}, String(process.pid))
     setInterval(() => {}, 1000)`,
  )
  write(
    'parent.js',
    `require('child_process').spawn(process.execPath, ['--import', 'tsx', ${JSON.stringify(pathOf('child.ts'))}],
       { cwd: ${JSON.stringify(process.cwd())}, env: { ...process.env, ENDS_WITH_PARENT: '1' }, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })`,
  )
  const parent = spawn(process.execPath, [pathOf('parent.js')], { stdio: ['ignore', 'ignore', 'inherit'] })
  await until(() => fs.existsSync(pathOf('pid')) && fs.readFileSync(pathOf('pid'), 'utf8') !== '')
  const pid = Number(fs.readFileSync(pathOf('pid'), 'utf8'))
  expect(isAlive(pid)).toBe(true)
  parent.kill('SIGKILL')
  await until(() => !isAlive(pid))
  expect(isAlive(pid)).toBe(false)
})
