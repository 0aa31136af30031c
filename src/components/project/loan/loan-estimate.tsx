import { useEffect, useRef, useState, type ComponentType, type RefObject } from 'react'
import { millionsOfBaht } from '../../../i18n/formats'
import { useLanguage, useMessages } from '../../../hooks/page-language'
import * as styles from './loan-estimate.module.css'

interface PricedProject {
  readonly slug: string
  readonly name: string
  readonly startingPrice: { readonly baht: number } | null
}

/** How far below the window the calculator may be when it is fetched. */
const fetchAhead = '800px'

/** Fetches the calculator when its place comes near. */
function useCalculator(place: RefObject<HTMLElement | null>) {
  const [Calculator, setCalculator] = useState<ComponentType<{ priceBaht: number }> | null>(null)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        // Without a network the frame stays; the page says all else by itself
        import('./loan-calculator').then(
          (module) => setCalculator(() => module.default),
          () => undefined,
        )
      },
      { rootMargin: fetchAhead },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [place])
  return Calculator
}

/** What a home would cost each month: an estimate, and said to be one. Its frame has the size of what comes into it. */
export function LoanEstimate({ projects }: { projects: readonly PricedProject[] }) {
  const messages = useMessages('project')
  const language = useLanguage()
  const place = useRef<HTMLDivElement>(null)
  const Calculator = useCalculator(place)
  const priced = projects.flatMap(({ slug, name, startingPrice }) =>
    startingPrice ? [{ slug, name, ...startingPrice }] : [],
  )
  const [chosen, setChosen] = useState(priced[0])
  if (!chosen) return null
  return (
    <section className={`frame section no-print ${styles.section}`} aria-labelledby="loan">
      <div className={styles.words}>
        <h2 id="loan">{messages('loan.heading')}</h2>
        <p>{messages('loan.text', { price: millionsOfBaht(chosen.baht, language), project: chosen.name })}</p>
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
        <p className="label">{messages('loan.note')}</p>
      </div>
      <div ref={place} className={styles.calculator}>
        <div className={`needs-scripts ${styles.fields}`}>
          {Calculator && <Calculator key={chosen.slug} priceBaht={chosen.baht} />}
        </div>
        <p className={styles.withoutScripts}>{messages('loan.withoutScripts')}</p>
      </div>
    </section>
  )
}
