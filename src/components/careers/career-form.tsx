import { useMessages } from '../../hooks/page-language'
import { FileField } from '../form/file-field'
import { FormSection } from '../form/form-section'
import { PersonFields } from '../form/person-fields'
import { LocalLink } from '../primitives/local-link'
import * as styles from './career-form.module.css'
import { PositionField } from './position-field'

interface CareerFormProps {
  positions: readonly Queries.PositionDetailFragment[]
  /** Query of the address, which may name a position. */
  search: string
}

/** The application form, for an open position or for none in particular (specification, section 3). */
export function CareerForm({ positions, search }: CareerFormProps) {
  const messages = useMessages('careers')
  const forms = useMessages('forms')
  return (
    <FormSection
      id="apply"
      form="career"
      heading={messages('apply.heading')}
      aside={
        <>
          <p>{messages('apply.text')}</p>
          <div className={styles.general}>
            <h3>{messages('apply.generalHeading')}</h3>
            <p>{messages('apply.generalText')}</p>
          </div>
          <LocalLink to="/privacy-notice/job-applicants/" className={styles.notice}>
            {messages('apply.notice')}
          </LocalLink>
        </>
      }
    >
      <PositionField positions={positions} search={search} />
      <PersonFields />
      <FileField name="resume" label={forms('labels.resume')} hint={forms('hints.resume')} />
    </FormSection>
  )
}
