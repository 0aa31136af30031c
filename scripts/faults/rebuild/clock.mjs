/** Loaded before a server: its clock goes wrong by as many milliseconds as the file CLOCK_OFFSET_FILE says. */
import { readFileSync } from 'node:fs'

const RealDate = Date
let offsetMs = 0
const read = () => {
  try {
    offsetMs = Number(readFileSync(process.env.CLOCK_OFFSET_FILE, 'utf8')) || 0
  } catch {
    offsetMs = 0
  }
}

globalThis.Date = class extends RealDate {
  constructor(...values) {
    if (values.length === 0) super(RealDate.now() + offsetMs)
    else super(...values)
  }

  static now() {
    return RealDate.now() + offsetMs
  }
}

if (process.env.CLOCK_OFFSET_FILE) {
  read()
  setInterval(read, 50).unref()
}
