import { generalPosition } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { FileField } from '../form/file-field'
import { FormSection } from '../form/form-section'
import { PersonFields } from '../form/person-fields'
import { SelectField } from '../form/select-field'
import { LocalLink } from '../primitives/local-link'
import * as styles from './career-form.module.css'

/** The application form, for an open position or for none in particular (specification, section 3). */
export function CareerForm({ positions }: { positions: readonly Queries.PositionDetailFragment[] }) {
  const messages = useMessages('careers')
  const forms = useMessages('forms')
  const options = positions.map(({ slug, title, place }) => ({ value: slug, label: `${title} (${place})` }))
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
      <SelectField
        name="position"
        label={forms('labels.position')}
        options={[...options, { value: generalPosition, label: messages('apply.general') }]}
      />
      <PersonFields />
      <FileField name="resume" label={forms('labels.resume')} hint={forms('hints.resume')} />
    </FormSection>
  )
}
