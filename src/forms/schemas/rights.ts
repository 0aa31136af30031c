import { object } from 'yup'
import { requesterKeys, rightKeys } from '../fields'
import { choice, paragraph } from './parts'
import { person, withEachForm } from './shared'

/** A request by someone whose data is held (contracts, section 4: /rights-requests). */
export const rightsSchema = object({
  ...person,
  requester: choice('requester', requesterKeys),
  right: choice('right', rightKeys),
  detail: paragraph('detail'),
  ...withEachForm,
})
