import { requesterKeys, rightKeys } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { FormSection } from '../form/form-section'
import { PersonFields } from '../form/person-fields'
import { SelectField } from '../form/select-field'
import { TextArea } from '../form/text-area'
import { LocalLink } from '../primitives/local-link'
import * as styles from './rights-form.module.css'

const points = ['first', 'second', 'third'] as const

/** A request about one's personal data (specification, section 2: other screens). */
export function RightsForm() {
  const messages = useMessages('data-rights')
  const forms = useMessages('forms')
  return (
    <FormSection
      id="request"
      form="rights"
      heading={messages('form.heading')}
      aside={
        <>
          <p>{messages('form.text')}</p>
          <h3>{messages('process.heading')}</h3>
          <ol className={styles.points}>
            {points.map((point) => (
              <li key={point}>{messages(`process.${point}`)}</li>
            ))}
          </ol>
          <LocalLink to="/privacy-policy/" className={styles.policy}>
            {messages('form.others')}
          </LocalLink>
        </>
      }
    >
      <SelectField
        name="requester"
        label={forms('labels.requester')}
        options={requesterKeys.map((value) => ({ value, label: forms(`options.requester.${value}`) }))}
      />
      <PersonFields />
      <SelectField
        name="right"
        label={forms('labels.right')}
        options={rightKeys.map((value) => ({ value, label: forms(`options.right.${value}`) }))}
      />
      <TextArea name="detail" label={forms('labels.detail')} hint={forms('hints.detail')} />
    </FormSection>
  )
}
