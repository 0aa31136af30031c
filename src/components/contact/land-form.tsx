import { useMessages } from '../../hooks/page-language'
import { FormSection } from '../form/form-section'
import { FormStep } from '../form/form-step'
import { PersonFields } from '../form/person-fields'
import { LocalLink } from '../primitives/local-link'
import * as styles from './land-form.module.css'
import { DocumentFields, LandFields, LocationFields, SellerField } from './land-steps'
import { PriceFields } from './price-fields'

const AboutYouFields = () => (
  <>
    <SellerField />
    <PersonFields />
  </>
)

const steps = [
  { id: 'you', Fields: AboutYouFields },
  { id: 'land', Fields: LandFields },
  { id: 'price', Fields: PriceFields },
  { id: 'place', Fields: LocationFields },
  { id: 'documents', Fields: DocumentFields },
] as const

/** The land-selling proposal: one form in five steps, all on this page (specification, section 3). */
export function LandForm() {
  const messages = useMessages('land-proposal')
  return (
    <FormSection
      id="proposal"
      form="land"
      heading={messages('form.heading')}
      aside={
        <nav aria-label={messages('form.steps')}>
          <p className="label">{messages('form.steps')}</p>
          <ol className={styles.steps}>
            {steps.map(({ id }) => (
              <li key={id}>
                <LocalLink to={`/contact/land-selling-proposal/#${id}`}>{messages(`steps.${id}`)}</LocalLink>
              </li>
            ))}
          </ol>
        </nav>
      }
    >
      {steps.map(({ id, Fields }, index) => (
        <FormStep key={id} id={id} number={index + 1} title={messages(`steps.${id}`)}>
          <Fields />
        </FormStep>
      ))}
    </FormSection>
  )
}
