import { formatArea, millionsOfBaht } from '../../i18n/formats'
import { useMessages } from '../../hooks/page-language'
import type { Unit } from './compare-units'
import * as styles from './unit-types.module.css'

interface UnitRowProps {
  /** Null for an empty slot. */
  unit: Unit | null
  isChosen: boolean
  /** True when no more can be chosen. */
  isFull: boolean
  /** Chooses a unit type by its name, or gives it back; null where there is nothing to compare. */
  onToggle: ((name: string) => void) | null
}

/** A row of the price table. */
export function UnitRow({ unit, isChosen, isFull, onToggle }: UnitRowProps) {
  const messages = useMessages('project')
  if (!unit) {
    return (
      <tr className={styles.empty}>
        <td colSpan={5}>{messages('units.empty')}</td>
        {onToggle && <td className={`needs-scripts no-print ${styles.choose}`} />}
      </tr>
    )
  }
  const [least = 0, most = least] = unit.areaSqm
  return (
    <tr>
      <th scope="row">{unit.name}</th>
      <td data-label={messages('units.bedrooms')}>{unit.bedrooms === 0 ? messages('units.studio') : unit.bedrooms}</td>
      <td data-label={messages('units.bathrooms')}>{unit.bathrooms}</td>
      <td data-label={messages('units.area')}>{formatArea([least, most])}</td>
      <td data-label={messages('units.price')}>
        {unit.priceFromBaht === null
          ? messages('units.onRequest')
          : messages('units.million', { amount: millionsOfBaht(unit.priceFromBaht) })}
      </td>
      {onToggle && (
        <td className={`needs-scripts no-print ${styles.choose}`}>
          <label>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={isFull && !isChosen}
              onChange={() => onToggle(unit.name)}
            />
            <span className="visually-hidden">{messages('compare.chooseUnit', { unit: unit.name })}</span>
          </label>
        </td>
      )}
    </tr>
  )
}
