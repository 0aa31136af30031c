import { fromSqw, sqwPerNgan, sqwPerRai, toSqm, toSqw } from '../../forms/land-units'
import { formatNumber } from '../../i18n/formats'
import { useMessages } from '../../hooks/page-language'
import type { LandArea } from '../../forms/land-units'
import * as styles from './area-summary.module.css'

/** The same area in every unit, as it is typed. */
export function AreaSummary({ area }: { area: LandArea | null }) {
  const messages = useMessages('land-proposal')
  const number = (value: number) => formatNumber(value)
  const sqw = area ? toSqw(area) : 0
  const { rai, ngan, sqw: rest } = fromSqw(sqw)
  const units = area && {
    rai: number(sqw / sqwPerRai),
    ngan: number(sqw / sqwPerNgan),
    sqw: number(sqw),
    sqm: number(toSqm(area)),
  }
  return (
    <output className={styles.summary} htmlFor="area_rai area_ngan area_sqw" aria-live="polite">
      {!units && messages('area.empty')}
      {units && (
        <>
          <span className={styles.deed}>
            {messages('area.heading')} {number(rai)}-{number(ngan)}-{number(rest)} {messages('area.rai')}
          </span>
          {(['rai', 'ngan', 'sqw', 'sqm'] as const).map((unit) => (
            <span key={unit} className={styles.unit}>
              <strong>{units[unit]}</strong> {messages(`area.${unit}`)}
            </span>
          ))}
        </>
      )}
    </output>
  )
}
