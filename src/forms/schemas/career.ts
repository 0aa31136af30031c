import { object } from 'yup'
import { generalPosition } from '../fields'
import { file, line } from './parts'
import { person, withEachForm } from './shared'

/** What the schemas cannot know by themselves, handed to `validateForm`. */
export interface FormContext {
  /** Slugs of the open positions; left out: any slug is taken. */
  positions?: readonly string[]
}

/** An application for an open position, or a general one (contracts, section 4: /career-applications). */
export const careerSchema = object({
  ...person,
  position: line('position').test({
    name: 'open',
    message: 'errors.option.unknown',
    skipAbsent: true,
    test(value) {
      const { positions } = (this.options.context ?? {}) as FormContext
      return value === generalPosition || (positions?.includes(value ?? '') ?? true)
    },
  }),
  resume: file('resume'),
  ...withEachForm,
})
