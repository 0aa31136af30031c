import { useEffect, useRef } from 'react'
import type { Receipt } from '../../../clients/main-api-answers'
import { useCommonMessages, useLanguage, useMessages } from '../../../hooks/page-language'
import { formatTime } from '../../../i18n/formats'
import { useSiteFacts } from '../../layout/use-site'
import { WholeWords } from '../../primitives/whole-words'
import { receiptNumber } from './receipt-number'
import * as styles from './thank-you-dialog.module.css'

interface ThankYouDialogProps {
  receipt: Receipt
  onClose: () => void
}

/** The popup after a form was sent (specification, section 4): receipt, office hours, CLOSE. The browser holds focus in it. */
export function ThankYouDialog({ receipt, onClose }: ThankYouDialogProps) {
  const messages = useMessages('forms')
  const common = useCommonMessages()
  const language = useLanguage()
  const { officeHours } = useSiteFacts(language)
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (!dialog.current?.open) dialog.current?.showModal()
  }, [])
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby="thank-you-title"
      aria-describedby="thank-you-text"
      onClose={onClose}
    >
      <h2 id="thank-you-title">
        <WholeWords text={messages('thanks.heading')} />
      </h2>
      <p id="thank-you-text">{messages('thanks.text')}</p>
      <dl>
        <dt>{messages('thanks.receipt')}</dt>
        <dd className={styles.receipt}>{receiptNumber(receipt.id)}</dd>
        <dt>{messages('thanks.received')}</dt>
        <dd>{formatTime(receipt.receivedAt, language)}</dd>
        <dt>{common('officeHours')}</dt>
        <dd>{officeHours}</dd>
      </dl>
      <button type="button" onClick={() => dialog.current?.close()}>
        {messages('thanks.close')}
      </button>
    </dialog>
  )
}
