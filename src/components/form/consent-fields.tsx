import { useMessages } from '../../hooks/page-language'
import { LocalLink } from '../primitives/local-link'
import { CheckboxField } from './checkbox-field'
import * as styles from './consent-fields.module.css'

/** The privacy statement, which must be acknowledged, and the two optional consents (specification, section 3). */
export function ConsentFields() {
  const messages = useMessages('forms')
  return (
    <fieldset className={styles.consent}>
      <legend>{messages('consent.heading')}</legend>
      <p>
        {messages('consent.statement')} <LocalLink to="/privacy-policy/">{messages('consent.policy')}</LocalLink>
      </p>
      <CheckboxField name="acknowledged" label={messages('labels.acknowledged')} />
      <CheckboxField name="consent_marketing" label={messages('labels.consent_marketing')} isOptional />
      <CheckboxField name="consent_research" label={messages('labels.consent_research')} isOptional />
    </fieldset>
  )
}
