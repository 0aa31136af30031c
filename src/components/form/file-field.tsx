import { useRef, useState } from 'react'
import { acceptedFiles } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { useHydrated } from '../../hooks/use-hydrated'
import { ChosenFile } from './chosen-file'
import * as styles from './file-field.module.css'
import { FormField, type FieldProps } from './form-field'
import { useFormReset } from './use-form-reset'

/**
 * A file to upload; formats and size stand in the hint. The browser's own control lies over ours, unseen, so that it is pressed,
 * focused and dropped on; it speaks the browser's language, ours the page's. Without scripts it is the plain control.
 */
export function FileField({ hint, ...field }: FieldProps) {
  const messages = useMessages('forms')
  const isHydrated = useHydrated()
  const input = useRef<HTMLInputElement>(null)
  const [file, setFile] = useState<File | null>(null)
  const read = () => setFile(input.current?.files?.[0] ?? null)
  useFormReset(read)
  const remove = () => {
    if (!input.current) return
    input.current.value = ''
    input.current.dispatchEvent(new Event('input', { bubbles: true }))
    read()
    input.current.focus()
  }
  const limits = messages('fileHint')
  return (
    <FormField {...field} hint={hint ? `${hint} ${limits}` : limits}>
      {(control) => (
        <div className={isHydrated ? styles.zone : styles.plain}>
          <input {...control} ref={input} type="file" accept={acceptedFiles} onChange={read} />
          {isHydrated && (
            <span className={styles.words} aria-hidden="true">
              <span className={styles.action}>{messages(file ? 'file.replace' : 'file.choose')}</span>
              <span className={styles.drop}>{messages('file.drop')}</span>
            </span>
          )}
          {file && <ChosenFile file={file} onRemove={remove} />}
        </div>
      )}
    </FormField>
  )
}
