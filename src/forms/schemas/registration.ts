import { object } from 'yup'
import { interest, person, withEachForm } from './shared'

/** Interest in a project (contracts, section 4: /registrations). */
export const registrationSchema = object({ ...person, ...interest, ...withEachForm })
