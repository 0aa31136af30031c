import { graphql } from 'gatsby'
import { useMessages } from '../../hooks/page-language'
import { ReachUs } from '../contact/reach-us'
import { FormSection } from '../form/form-section'
import { InterestFields } from '../form/interest-fields'
import { PersonFields } from '../form/person-fields'

interface RegisterSectionProps {
  text: string
  /** Projects that the page is about: what they have in common is chosen already. */
  projects?: readonly Queries.RegisterProjectFragment[]
}

/** The value that all have, if they do. */
function shared(values: readonly string[]): string | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}

/** Where interest is registered: by form, telephone or e-mail. */
export function RegisterSection({ text, projects = [] }: RegisterSectionProps) {
  const messages = useMessages('project')
  const initial = {
    project: shared(projects.map(({ slug }) => slug)),
    location: shared(projects.map(({ location }) => location)),
    type: shared(projects.map(({ type }) => type)),
  }
  return (
    <FormSection
      id="register"
      form="registration"
      heading={messages('landing.register')}
      aside={
        <>
          <p>{text}</p>
          <ReachUs />
        </>
      }
    >
      <PersonFields />
      <InterestFields initial={initial} />
    </FormSection>
  )
}

export const fragment = graphql`
  fragment RegisterProject on Project {
    slug
    location
    type
  }
`
