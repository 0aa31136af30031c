import type { ReactNode } from 'react'
import { formPaths, formsWithFiles, type FormName } from '../../forms/fields'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { ConsentFields } from './consent-fields'
import * as styles from './form-frame.module.css'
import { mainApi } from './main-api'

interface FormFrameProps {
  form: FormName
  /** Id of the heading that names the form. */
  labelledBy: string
  children: ReactNode
}

/** A form of the main API: it posts itself, without scripts too. Consent and the button come after the fields. */
export function FormFrame({ form, labelledBy, children }: FormFrameProps) {
  const messages = useMessages('forms')
  const language = useLanguage()
  return (
    <form
      className={styles.form}
      method="post"
      action={`${mainApi.url}${formPaths[form]}`}
      encType={formsWithFiles.includes(form) ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
      aria-labelledby={labelledBy}
    >
      <input type="hidden" name="token" value={mainApi.token} />
      <input type="hidden" name="language" value={language} />
      <div className="visually-hidden" aria-hidden="true">
        <label htmlFor="website">{messages('honeypot')}</label>
        <input type="text" id="website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <p className="label">{messages('requiredNote')}</p>
      {children}
      <ConsentFields />
      <button type="submit" className={styles.submit}>
        {messages(form === 'registration' ? 'register' : 'submit')}
      </button>
    </form>
  )
}
