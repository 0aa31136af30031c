import { useLanguage } from '../../hooks/page-language'
import { formatDate } from '../../i18n/formats'

/** The day of an item of news, in the era of the page's language. */
export function NewsDate({ iso }: { iso: string }) {
  const language = useLanguage()
  return (
    <p className="label">
      <time dateTime={iso}>{formatDate(iso, language)}</time>
    </p>
  )
}
