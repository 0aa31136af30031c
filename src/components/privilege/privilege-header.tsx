import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import * as styles from './privilege-header.module.css'
import { WholeWords } from '../primitives/whole-words'

/** What the directory is for, and the way to the members' own system. */
export function PrivilegeHeader({ loginUrl }: { loginUrl: string | undefined }) {
  const messages = useMessages('privilege')
  return (
    <header className={`frame ${styles.header}`}>
      <h1>
        <WholeWords text={messages('heading')} />
      </h1>
      <div className={styles.words}>
        <p className="lead">
          <WholeWords text={messages('lead')} />
        </p>
        {loginUrl && (
          <p>
            <ButtonLink to={loginUrl}>{messages('login')}</ButtonLink>
          </p>
        )}
        <p className="label">
          <WholeWords text={messages('loginNote')} />
        </p>
      </div>
    </header>
  )
}
