import { useMessages } from '../../hooks/page-language'
import { TextField } from './text-field'

/** Who sends the form and how to reach them: on every form. */
export function PersonFields() {
  const messages = useMessages('forms')
  return (
    <>
      <TextField name="name" label={messages('labels.name')} autoComplete="given-name" />
      <TextField name="last_name" label={messages('labels.last_name')} autoComplete="family-name" />
      <TextField
        name="mobile"
        label={messages('labels.mobile')}
        hint={messages('hints.mobile')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
      <TextField
        name="email"
        label={messages('labels.email')}
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
      />
    </>
  )
}
