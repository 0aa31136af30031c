import { budgetKeys, locationKeys, projectKeys, projectTypeKeys } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { SelectField } from './select-field'

/** What the page that holds the form is about, chosen in the form already. */
export interface InitialInterest {
  location?: string | undefined
  type?: string | undefined
  project?: string | undefined
}

/** What someone who looks for a home is interested in. */
export function InterestFields({ initial = {} }: { initial?: InitialInterest | undefined }) {
  const messages = useMessages('forms')
  return (
    <>
      <SelectField
        name="project"
        label={messages('labels.project')}
        options={projectKeys.map((value) => ({ value, label: messages(`options.project.${value}`) }))}
        initialValue={initial.project}
      />
      <SelectField
        name="location"
        label={messages('labels.location')}
        options={locationKeys.map((value) => ({ value, label: messages(`options.location.${value}`) }))}
        initialValue={initial.location}
      />
      <SelectField
        name="type"
        label={messages('labels.type')}
        options={projectTypeKeys.map((value) => ({ value, label: messages(`options.type.${value}`) }))}
        initialValue={initial.type}
      />
      <SelectField
        name="budget"
        label={messages('labels.budget')}
        options={budgetKeys.map((value) => ({ value, label: messages(`options.budget.${value}`) }))}
      />
    </>
  )
}
