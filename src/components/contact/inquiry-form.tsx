import { subjectKeys } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { FormSection } from '../form/form-section'
import { InterestFields } from '../form/interest-fields'
import { PersonFields } from '../form/person-fields'
import { SelectField } from '../form/select-field'
import { TextArea } from '../form/text-area'
import { TextField } from '../form/text-field'
import { ReachUs } from './reach-us'

/** The inquiry form (specification, section 3). */
export function InquiryForm() {
  const messages = useMessages('contact')
  const forms = useMessages('forms')
  return (
    <FormSection
      id="inquiry"
      form="inquiry"
      heading={messages('inquiry.heading')}
      aside={
        <>
          <p>{messages('inquiry.text')}</p>
          <p>{messages('inquiry.urgent')}</p>
          <ReachUs />
        </>
      }
    >
      <SelectField
        name="subject"
        label={forms('labels.subject')}
        options={subjectKeys.map((value) => ({ value, label: forms(`options.subject.${value}`) }))}
      />
      <PersonFields />
      <InterestFields />
      <TextField name="topic" label={forms('labels.topic')} hint={forms('hints.topic')} />
      <TextArea name="message" label={forms('labels.message')} />
    </FormSection>
  )
}
