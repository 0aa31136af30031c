import { lazy, Suspense, useEffect, useRef, useState, type RefObject } from 'react'
import { millionsOfBaht } from '../../../i18n/formats'
import { useMessages } from '../../../hooks/page-language'
import { WholeWords } from '../../primitives/whole-words'
import * as styles from './loan-estimate.module.css'

interface PricedProject {
  readonly slug: string
  readonly name: string
  readonly startingPrice: { readonly baht: number } | null
}

/** How far below the window the calculator may be when it is fetched. */
const fetchAhead = '800px'

/** Without a network the frame stays empty; the page says all else by itself. */
const LoanCalculator = lazy(() => import('./loan-calculator').catch(() => ({ default: () => <></> })))

/** Whether a place has come near the window. */
function useIsNear(place: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const onChange = ([entry]: IntersectionObserverEntry[]) => {
      if (!entry?.isIntersecting) return
      observer.disconnect()
      setIsNear(true)
    }
    const observer = new IntersectionObserver(onChange, { rootMargin: fetchAhead })
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return isNear
}

/** What a home would cost each month: an estimate, and said to be one. Its frame has the size of what comes into it. */
export function LoanEstimate({ projects }: { projects: readonly PricedProject[] }) {
  const messages = useMessages('project')
  const place = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(place)
  const priced = projects.flatMap(({ slug, name, startingPrice }) =>
    startingPrice ? [{ slug, name, ...startingPrice }] : [],
  )
  const [chosen, setChosen] = useState(priced[0])
  if (!chosen) return null
  return (
    <section className={`frame section no-print ${styles.section}`} aria-labelledby="loan">
      <div className={styles.words}>
        <h2 id="loan">{messages('loan.heading')}</h2>
        <p>
          <WholeWords text={messages('loan.text', { price: millionsOfBaht(chosen.baht), project: chosen.name })} />
        </p>
        {priced.length > 1 && (
          <div className={`needs-scripts ${styles.choice}`} role="group" aria-label={messages('loan.choose')}>
            {priced.map((project) => (
              <button
                key={project.slug}
                type="button"
                aria-pressed={project.slug === chosen.slug}
                onClick={() => setChosen(project)}
              >
                {project.name}
              </button>
            ))}
          </div>
        )}
        <p className="label">
          <WholeWords text={messages('loan.note')} />
        </p>
      </div>
      <div ref={place} className={styles.calculator}>
        <div className={`needs-scripts ${styles.fields}`}>
          {isNear && (
            <Suspense fallback={null}>
              <LoanCalculator key={chosen.slug} priceBaht={chosen.baht} />
            </Suspense>
          )}
        </div>
        <p className={styles.withoutScripts}>{messages('loan.withoutScripts')}</p>
      </div>
    </section>
  )
}
