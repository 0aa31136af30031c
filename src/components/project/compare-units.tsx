import type { CSSProperties } from 'react'
import { formatArea, formatNumber, millionsOfBaht } from '../../i18n/formats'
import { useMessages } from '../../hooks/page-language'
import { Icon } from '../primitives/icon'
import * as styles from './compare-units.module.css'

export type Unit = NonNullable<Queries.ProjectUnitTypesFragment['unitTypes'][number]>

/** How many unit types stand side by side at most: as many as a phone has room for. */
export const maxCompared = 3

interface CompareUnitsProps {
  projectName: string
  /** Those that are chosen, in the order of the price table. */
  units: readonly Unit[]
  onRemove: (name: string) => void
}

/** Unit types side by side: their areas drawn to one scale, then their figures. */
export function CompareUnits({ projectName, units, onRemove }: CompareUnitsProps) {
  const messages = useMessages('project')
  const largest = Math.max(...units.map(({ areaSqm }) => areaSqm[1] ?? 0))
  const rows: readonly { label: string; value: (unit: Unit) => string }[] = [
    {
      label: messages('units.bedrooms'),
      value: ({ bedrooms }) => (bedrooms === 0 ? messages('units.studio') : String(bedrooms)),
    },
    { label: messages('units.bathrooms'), value: ({ bathrooms }) => String(bathrooms) },
    {
      label: messages('units.area'),
      value: ({ areaSqm: [least = 0, most = least] }) => formatArea([least, most]),
    },
    {
      label: messages('units.price'),
      value: ({ priceFromBaht: baht }) =>
        baht === null ? messages('units.onRequest') : messages('units.million', { amount: millionsOfBaht(baht) }),
    },
    {
      label: messages('compare.perSqm'),
      value: ({ priceFromBaht: baht, areaSqm: [least = 0] }) =>
        baht === null
          ? messages('units.onRequest')
          : messages('compare.perSqmFrom', { amount: formatNumber(Math.round(baht / least / 100) * 100) }),
    },
  ]
  return (
    <table className={styles.table} style={{ '--units': units.length } as CSSProperties}>
      <caption className="visually-hidden">{messages('compare.caption', { project: projectName })}</caption>
      <thead>
        <tr>
          <td />
          {units.map(({ name }) => (
            <th key={name} scope="col">
              {name}
              <button type="button" onClick={() => onRemove(name)}>
                <Icon name="close" />
                <span className="visually-hidden">{messages('compare.remove', { unit: name })}</span>
              </button>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <tr>
          <th scope="row">{messages('compare.scale')}</th>
          {units.map(({ name, areaSqm: [least = 0, most = least] }) => (
            <td key={name} className={styles.plan}>
              <span style={{ '--side': Math.sqrt(most / largest) } as CSSProperties} />
              <span className="visually-hidden">{formatArea([least, most])}</span>
            </td>
          ))}
        </tr>
        {rows.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {units.map((unit) => (
              <td key={unit.name}>{value(unit)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
