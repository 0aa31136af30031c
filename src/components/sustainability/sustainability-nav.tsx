import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { TabRow } from '../tabs/tab-row'

/** The pages under /sustainability/, in order. */
const pages = {
  concept: '/sustainability/concept/',
  environment: '/sustainability/environment/',
  society: '/sustainability/society/',
  governance: '/sustainability/corporate-governance/',
  activity: paths.activities,
} as const

/** The way between the sustainability pages. */
export function SustainabilityNav({ current }: { current: keyof typeof pages }) {
  const messages = useMessages('sustainability')
  const tabs = (Object.keys(pages) as (keyof typeof pages)[]).map((page) => ({
    to: pages[page],
    label: messages(`pages.${page}`),
    isCurrent: page === current,
  }))
  return (
    <div className="frame">
      <TabRow label={messages('title')} tabs={tabs} />
    </div>
  )
}
