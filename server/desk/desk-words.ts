import type { Language } from '../../src/i18n/locales'
import type { BuildPhase, BuildState } from '../rebuild/build-record'

interface DeskWords {
  title: string
  signIn: string
  token: string
  wrongToken: string
  tooMany: (seconds: number) => string
  signOut: string
  otherLanguage: string
  live: string
  liveSince: (release: string, time: string) => string
  nothingLive: string
  olderLive: string
  changes: string
  noChanges: string
  unknownChanges: string
  added: string
  changed: string
  removed: string
  rebuild: string
  scheduled: (time: string) => string
  noSchedule: string
  builds: string
  noBuilds: string
  reason: string
  state: string
  started: string
  duration: string
  pages: string
  log: string
  releases: string
  current: string
  goBack: string
  timeLeft: (text: string) => string
  seconds: (count: number) => string
  minutes: (count: number) => string
  states: Record<BuildState, string>
  phases: Record<BuildPhase, string>
}

/** The words of the desk. */
export const deskWords: Readonly<Record<Language, DeskWords>> = {
  th: {
    title: 'โต๊ะเผยแพร่',
    signIn: 'เข้าใช้งาน',
    token: 'รหัสเข้าใช้',
    wrongToken: 'รหัสไม่ถูกต้อง',
    tooMany: (seconds) => `ใส่รหัสผิดหลายครั้ง ลองใหม่ได้ในอีก ${seconds} วินาที`,
    signOut: 'ออกจากระบบ',
    otherLanguage: 'English',
    live: 'เว็บไซต์ตอนนี้',
    liveSince: (release, time) => `ฉบับ ${release} เผยแพร่เมื่อ ${time}`,
    nothingLive: 'ยังไม่มีฉบับที่เผยแพร่',
    olderLive: 'กำลังเผยแพร่ฉบับก่อนหน้า ฉบับใหม่กว่าเลือกได้จากรายการฉบับด้านล่าง',
    changes: 'บทความที่เปลี่ยนหลังฉบับนี้',
    noChanges: 'ไม่มี เว็บไซต์ตรงกับระบบบทความแล้ว',
    unknownChanges: 'ตรวจสอบไม่ได้ในขณะนี้',
    added: 'เพิ่ม',
    changed: 'แก้ไข',
    removed: 'ลบ',
    rebuild: 'สร้างเว็บไซต์ใหม่',
    scheduled: (time) => `ระบบตรวจเองครั้งถัดไปเวลา ${time}`,
    noSchedule: 'ปิดการตรวจตามเวลาไว้',
    builds: 'การสร้างครั้งล่าสุด',
    noBuilds: 'ยังไม่มีการสร้าง',
    reason: 'ผู้สั่ง',
    state: 'ผล',
    started: 'เริ่ม',
    duration: 'ใช้เวลา',
    pages: 'หน้าที่เปลี่ยน',
    log: 'บันทึก',
    releases: 'ฉบับที่เก็บไว้',
    current: 'เผยแพร่อยู่',
    goBack: 'เปลี่ยนเป็นฉบับนี้',
    timeLeft: (text) => `เหลืออีกประมาณ ${text}`,
    seconds: (count) => `${count} วินาที`,
    minutes: (count) => `${count} นาที`,
    states: {
      queued: 'รอคิว',
      running: 'กำลังสร้าง',
      live: 'เผยแพร่แล้ว',
      unchanged: 'ไม่มีอะไรใหม่',
      failed: 'ไม่สำเร็จ เว็บไซต์ยังเป็นฉบับเดิม',
    },
    phases: {
      check: 'ตรวจสิ่งที่เปลี่ยน',
      source: 'อ่านบทความและข้อมูล',
      bundle: 'เตรียมโค้ด',
      query: 'รวบรวมเนื้อหา',
      render: 'สร้างหน้า',
      finish: 'เก็บรายละเอียด',
      release: 'ตรวจและเผยแพร่',
    },
  },
  en: {
    title: 'Publishing desk',
    signIn: 'Sign in',
    token: 'Token',
    wrongToken: 'This token is not right',
    tooMany: (seconds) => `Too many wrong tokens. Try again in ${seconds} seconds`,
    signOut: 'Sign out',
    otherLanguage: 'ไทย',
    live: 'The site now',
    liveSince: (release, time) => `Release ${release}, live since ${time}`,
    nothingLive: 'Nothing is live yet',
    olderLive: 'An earlier release is live; the newer one is in the list of releases below',
    changes: 'Articles changed since',
    noChanges: 'None: the site is what the blog service has',
    unknownChanges: 'This cannot be found out at the moment',
    added: 'New',
    changed: 'Changed',
    removed: 'Removed',
    rebuild: 'Rebuild',
    scheduled: (time) => `The schedule looks again at ${time}`,
    noSchedule: 'The schedule is off',
    builds: 'Last builds',
    noBuilds: 'No build yet',
    reason: 'Asked by',
    state: 'Result',
    started: 'Started',
    duration: 'Took',
    pages: 'Pages changed',
    log: 'Log',
    releases: 'Releases kept',
    current: 'Live',
    goBack: 'Make this one live',
    timeLeft: (text) => `About ${text} left`,
    seconds: (count) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
    minutes: (count) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
    states: {
      queued: 'Waiting',
      running: 'Building',
      live: 'Live',
      unchanged: 'Nothing new',
      failed: 'Failed; the site is as it was',
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
  },
}
