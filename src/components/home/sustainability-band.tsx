import { useMessages } from '../../hooks/page-language'
import { ButtonLink } from '../primitives/button-link'
import { WholeWords } from '../primitives/whole-words'
import * as styles from './sustainability-band.module.css'

const numbers = ['years', 'parking', 'walk'] as const

/** Three numbers on the deep ground. */
export function SustainabilityBand() {
  const messages = useMessages('home')
  return (
    <section className={styles.band} aria-labelledby="measured">
      <div className={`frame ${styles.inner}`}>
        <h2 id="measured">{messages('sustainability.heading')}</h2>
        <dl className={styles.numbers}>
          {numbers.map((number) => (
            <div key={number}>
              <dt>
                <WholeWords text={messages(`sustainability.${number}.label`)} />
              </dt>
              <dd>{messages(`sustainability.${number}.value`)}</dd>
            </div>
          ))}
        </dl>
        <ButtonLink to="/sustainability/concept/" kind="onDeep">
          {messages('sustainability.link')}
        </ButtonLink>
      </div>
    </section>
  )
}
