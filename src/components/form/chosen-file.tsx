import { useEffect, useState } from 'react'
import { formatNumber } from '../../i18n/formats'
import { useMessages } from '../../hooks/page-language'
import { extensionOf } from '../../forms/file-facts'
import * as styles from './chosen-file.module.css'

interface ChosenFileProps {
  file: File
  onRemove: () => void
}

const bytesPerMegabyte = 1024 * 1024

/** Size in words: whole kilobytes below a megabyte, so that a small file is not "0 MB". */
function useSizeWords(bytes: number): string {
  const messages = useMessages('forms')
  return bytes < bytesPerMegabyte
    ? messages('file.sizeSmall', { size: formatNumber(Math.max(1, bytes / 1024), 0) })
    : messages('file.size', { size: formatNumber(bytes / bytesPerMegabyte, 1) })
}

/** A picture of the file's content; a file that is no picture after all shows its kind instead. */
function Preview({ file }: { file: File }) {
  const [address, setAddress] = useState<string | null>(null)
  const [isBroken, setIsBroken] = useState(false)
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const made = URL.createObjectURL(file)
    // eslint-disable-next-line react-hooks/set-state-in-effect -- the address lives exactly as long as the effect
    setAddress(made)
    return () => {
      URL.revokeObjectURL(made)
      setAddress(null)
      setIsBroken(false)
    }
  }, [file])
  if (!address || isBroken) return <span className={styles.kind}>{extensionOf(file.name).slice(0, 4) || '?'}</span>
  return <img className={styles.picture} src={address} alt="" onError={() => setIsBroken(true)} />
}

/** Name, size and look of a file that was chosen, and a button that takes it out again. */
export function ChosenFile({ file, onRemove }: ChosenFileProps) {
  const messages = useMessages('forms')
  const size = useSizeWords(file.size)
  return (
    <span className={styles.chosen}>
      <Preview file={file} />
      <span className={styles.facts}>
        <span className={styles.name}>{file.name}</span>
        <span className="label">{size}</span>
      </span>
      <button type="button" className={styles.remove} onClick={onRemove}>
        <span aria-hidden="true">{messages('file.removeShort')}</span>
        <span className="visually-hidden">{messages('file.remove', { name: file.name })}</span>
      </button>
    </span>
  )
}
