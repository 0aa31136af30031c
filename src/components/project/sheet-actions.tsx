import { useMessages } from '../../hooks/page-language'
import { paths } from '../../i18n/paths'
import { Icon } from '../primitives/icon'
import { ShareLinks } from '../primitives/share-links'
import * as styles from './sheet-actions.module.css'

/** What can be done with the page of a project: print it as a sheet, pass it on. */
export function SheetActions({ slug, title }: { slug: string; title: string }) {
  const messages = useMessages('project')
  return (
    <div className={`frame no-print ${styles.actions}`}>
      <ShareLinks path={paths.landingPage(slug)} title={title} />
      <button type="button" className={`needs-scripts ${styles.print}`} onClick={() => window.print()}>
        <Icon name="print" />
        {messages('landing.print')}
      </button>
    </div>
  )
}
