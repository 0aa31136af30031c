import { useMessages } from '../../hooks/page-language'
import * as styles from './governance-structure.module.css'
import { WholeWords } from '../primitives/whole-words'

const committees = ['audit', 'nomination', 'risk', 'sustainability'] as const

/** Who appoints and checks whom, from the shareholders down: a tree of lists. */
export function GovernanceStructure() {
  const messages = useMessages('sustainability-governance')
  return (
    <section className="frame section" aria-labelledby="structure">
      <h2 id="structure" className={styles.heading}>
        <WholeWords text={messages('structure.heading')} />
      </h2>
      <ol className={styles.tree}>
        <li className={styles.node}>
          <h3>
            <WholeWords text={messages('structure.shareholders.title')} />
          </h3>
          <p>
            <WholeWords text={messages('structure.shareholders.text')} />
          </p>
        </li>
        <li className={styles.node}>
          <h3>
            <WholeWords text={messages('structure.board.title')} />
          </h3>
          <p>
            <WholeWords text={messages('structure.board.text')} />
          </p>
        </li>
        <li>
          <ul className={styles.committees}>
            {committees.map((committee) => (
              <li key={committee}>
                <h3>
                  <WholeWords text={messages(`structure.${committee}.title`)} />
                </h3>
                <p>
                  <WholeWords text={messages(`structure.${committee}.text`)} />
                </p>
              </li>
            ))}
          </ul>
        </li>
        <li className={styles.node}>
          <h3>
            <WholeWords text={messages('structure.management.title')} />
          </h3>
          <p>
            <WholeWords text={messages('structure.management.text')} />
          </p>
        </li>
      </ol>
    </section>
  )
}
