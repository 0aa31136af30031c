import { object } from 'yup'
import { maxLengths, subjectKeys } from '../fields'
import { choice, line, paragraph } from './parts'
import { interest, person, withEachForm } from './shared'

/** A question about anything (contracts, section 4: /inquiries). */
export const inquirySchema = object({
  ...person,
  ...interest,
  subject: choice('subject', subjectKeys),
  topic: line('topic', maxLengths.topic),
  message: paragraph('message'),
  ...withEachForm,
})
