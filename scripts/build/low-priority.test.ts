import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import { lowerPriority } from './low-priority'

const { PRIORITY_BELOW_NORMAL } = os.constants.priority
const isGrouped = fs.existsSync('/proc/self/autogroup')

function withSleeper(look: (pid: number) => void): void {
  const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60_000)'], { detached: true, stdio: 'ignore' })
  try {
    look(child.pid ?? 0)
  } finally {
    child.kill('SIGKILL')
  }
}

test('a process gives way to others', () => {
  withSleeper((pid) => {
    lowerPriority(pid)
    expect(os.getPriority(pid)).toBe(PRIORITY_BELOW_NORMAL)
  })
})

const onGrouped = isGrouped ? test : test.skip

onGrouped('so does the group that Linux puts its session into, without which that would not count', () => {
  withSleeper((pid) => {
    lowerPriority(pid)
    expect(fs.readFileSync(`/proc/${pid}/autogroup`, 'utf8')).toMatch(new RegExp(`nice ${PRIORITY_BELOW_NORMAL}$`, 'm'))
  })
})
