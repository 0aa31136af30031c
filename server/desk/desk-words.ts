import type { Language } from '../../src/i18n/locales'
import type { BuildPhase, BuildState } from '../rebuild/build-record'

interface DeskWords {
  title: string
  signIn: string
  signInHint: string
  token: string
  wrongToken: string
  tooMany: (seconds: number) => string
  signedInAs: (name: string) => string
  signOut: string
  otherLanguage: string
  /** What the site is at, in one sentence at the top. */
  headlines: {
    nothingLive: string
    upToDate: string
    waiting: (count: number) => string
    unknown: string
    older: string
    building: string
    queued: string
  }
  lastFailed: string
  live: string
  release: string
  liveSince: string
  nothingYet: string
  olderHint: string
  changes: string
  noChanges: string
  unknownChanges: string
  unrecorded: string
  added: string
  changed: string
  removed: string
  andMore: (count: number) => string
  rebuild: string
  rebuildHint: string
  rebuildHintOpen: string
  nextLook: string
  noSchedule: string
  builds: string
  noBuilds: string
  reason: string
  reasons: Readonly<Record<'webhook' | 'schedule' | 'command', string>>
  state: string
  started: string
  duration: string
  pages: string
  log: string
  logOf: (time: string) => string
  releases: string
  releasesHint: string
  current: string
  goBack: string
  goBackHint: string
  confirm: string
  step: (number: number, count: number) => string
  timeLeft: (text: string) => string
  seconds: (count: number) => string
  minutes: (count: number) => string
  states: Record<BuildState, string>
  phases: Record<BuildPhase, string>
}

const th: DeskWords = {
  title: 'เผยแพร่เว็บไซต์',
  signIn: 'เข้าใช้งาน',
  signInHint: 'ใช้รหัสที่ได้จากผู้ดูแลระบบ',
  token: 'รหัสเข้าใช้',
  wrongToken: 'รหัสไม่ถูกต้อง',
  tooMany: (seconds) => `ใส่รหัสผิดหลายครั้ง ลองใหม่ได้ในอีก ${seconds} วินาที`,
  signedInAs: (name) => `ผู้ใช้ ${name}`,
  signOut: 'ออกจากระบบ',
  otherLanguage: 'English',
  headlines: {
    nothingLive: 'ยังไม่มีเว็บไซต์ที่เผยแพร่',
    upToDate: 'เว็บไซต์เป็นข้อมูลล่าสุดแล้ว',
    waiting: (count) => `มี ${count} บทความรอขึ้นเว็บไซต์`,
    unknown: 'เว็บไซต์เปิดอยู่ตามปกติ',
    older: 'กำลังแสดงฉบับก่อนหน้า',
    building: 'กำลังอัปเดตเว็บไซต์',
    queued: 'รอคิวอัปเดต',
  },
  lastFailed: 'อัปเดตครั้งล่าสุดไม่สำเร็จ ผู้ชมยังเห็นเว็บไซต์ฉบับเดิมตามปกติ',
  live: 'เว็บไซต์ตอนนี้',
  release: 'ฉบับ',
  liveSince: 'เผยแพร่เมื่อ',
  nothingYet: 'ยังไม่มี',
  olderHint: 'จะคงฉบับนี้ไว้จนกว่าเนื้อหาจะเปลี่ยน หรือเลือกฉบับอื่นจากรายการด้านล่าง',
  changes: 'บทความที่เปลี่ยนหลังฉบับนี้',
  noChanges: 'ไม่มี',
  unknownChanges: 'ตอนนี้ติดต่อระบบบทความไม่ได้',
  unrecorded: 'จะทราบหลังการอัปเดตครั้งถัดไป',
  added: 'เพิ่มใหม่',
  changed: 'แก้ไข',
  removed: 'นำออก',
  andMore: (count) => `และอีก ${count} บทความ`,
  rebuild: 'อัปเดตเว็บไซต์',
  rebuildHint: 'ถ้าไม่มีอะไรเปลี่ยน ระบบจะจบให้ทันที',
  rebuildHintOpen: 'กดอีกครั้งได้ถ้าเพิ่งแก้บทความ ระบบจะรวมให้ในรอบถัดไป',
  nextLook: 'ระบบตรวจเองครั้งถัดไป',
  noSchedule: 'ปิดไว้',
  builds: 'การอัปเดตล่าสุด',
  noBuilds: 'ยังไม่เคยอัปเดต',
  reason: 'สั่งโดย',
  reasons: { webhook: 'ระบบบทความ', schedule: 'ตามเวลา', command: 'คำสั่งบนเซิร์ฟเวอร์' },
  state: 'ผล',
  started: 'เริ่ม',
  duration: 'ใช้เวลา',
  pages: 'หน้าที่เปลี่ยน',
  log: 'บันทึก',
  logOf: (time) => `บันทึกการอัปเดต ${time}`,
  releases: 'ฉบับที่เก็บไว้',
  releasesHint: 'ย้อนกลับได้ทันทีถ้าฉบับใหม่มีปัญหา',
  current: 'แสดงอยู่',
  goBack: 'เปลี่ยนเป็นฉบับนี้',
  goBackHint: 'ผู้ชมทุกคนจะเห็นฉบับนี้ภายในหนึ่งวินาที',
  confirm: 'ยืนยัน เปลี่ยนเป็นฉบับนี้',
  step: (number, count) => `ขั้นที่ ${number} จาก ${count}`,
  timeLeft: (text) => `เหลืออีกประมาณ ${text}`,
  seconds: (count) => `${count} วินาที`,
  minutes: (count) => `${count} นาที`,
  states: {
    queued: 'รอคิว',
    running: 'กำลังอัปเดต',
    live: 'ขึ้นเว็บไซต์แล้ว',
    unchanged: 'ไม่มีอะไรใหม่',
    failed: 'ไม่สำเร็จ',
  },
  phases: {
    check: 'ตรวจสิ่งที่เปลี่ยน',
    source: 'อ่านบทความและข้อมูล',
    bundle: 'เตรียมโค้ด',
    query: 'รวบรวมเนื้อหา',
    render: 'เขียนหน้าเว็บ',
    finish: 'เก็บรายละเอียด',
    release: 'ตรวจและเผยแพร่',
  },
}

const plural = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`

const en: DeskWords = {
  title: 'Publishing desk',
  signIn: 'Sign in',
  signInHint: 'Use the token that the people who run the site have given you.',
  token: 'Token',
  wrongToken: 'This token is not right',
  tooMany: (seconds) => `Too many wrong tokens. Try again in ${seconds} seconds`,
  signedInAs: (name) => `Signed in as ${name}`,
  signOut: 'Sign out',
  otherLanguage: 'ไทย',
  headlines: {
    nothingLive: 'Nothing is live yet',
    upToDate: 'The site is up to date',
    waiting: (count) =>
      count === 1 ? 'One article is waiting to go live' : `${count} articles are waiting to go live`,
    unknown: 'The site is live',
    older: 'An earlier release is live',
    building: 'The site is being rebuilt',
    queued: 'A rebuild is waiting for its turn',
  },
  lastFailed: 'The last rebuild failed. Visitors still see the site as it was.',
  live: 'The site now',
  release: 'Release',
  liveSince: 'Live since',
  nothingYet: 'Nothing yet',
  olderHint: 'It stays until something changes, or until you choose another one below.',
  changes: 'Articles changed since',
  noChanges: 'None',
  unknownChanges: 'The blog service does not answer at the moment',
  unrecorded: 'Known after the next rebuild',
  added: 'New',
  changed: 'Changed',
  removed: 'Removed',
  andMore: (count) => `and ${count} more`,
  rebuild: 'Rebuild',
  rebuildHint: 'When nothing has changed it ends at once.',
  rebuildHintOpen: 'Press again after a further edit: it joins the next rebuild.',
  nextLook: 'Next look by schedule',
  noSchedule: 'Off',
  builds: 'Last rebuilds',
  noBuilds: 'No rebuild yet',
  reason: 'Asked by',
  reasons: { webhook: 'Blog service', schedule: 'Schedule', command: 'Command line' },
  state: 'Result',
  started: 'Started',
  duration: 'Took',
  pages: 'Pages changed',
  log: 'Log',
  logOf: (time) => `Log of the rebuild of ${time}`,
  releases: 'Releases kept',
  releasesHint: 'Go back at once when a new one is not right.',
  current: 'Live',
  goBack: 'Make this one live',
  goBackHint: 'Every visitor sees it within a second.',
  confirm: 'Yes, make it live',
  step: (number, count) => `Step ${number} of ${count}`,
  timeLeft: (text) => `About ${text} left`,
  seconds: (count) => plural(count, 'second', 'seconds'),
  minutes: (count) => plural(count, 'minute', 'minutes'),
  states: {
    queued: 'Waiting',
    running: 'Rebuilding',
    live: 'Live',
    unchanged: 'Nothing new',
    failed: 'Failed',
  },
  phases: {
    check: 'Looking for changes',
    source: 'Reading articles and data',
    bundle: 'Preparing the code',
    query: 'Gathering content',
    render: 'Writing pages',
    finish: 'Finishing',
    release: 'Checking and releasing',
  },
}

/** The words of the desk. */
export const deskWords: Readonly<Record<Language, DeskWords>> = { th, en }
