import { graphql } from 'gatsby'
import { useState } from 'react'
import { millionsOfBaht } from '../../i18n/formats'
import { useMessages } from '../../hooks/page-language'
import { WholeWords } from '../primitives/whole-words'
import { Icon } from '../primitives/icon'
import { CompareUnits, maxCompared } from './compare-units'
import { UnitRow } from './unit-row'
import * as styles from './unit-types.module.css'

interface UnitTypesProps {
  project: Queries.ProjectUnitTypesFragment
  title: string
  note: string
}

const columns = ['type', 'bedrooms', 'bathrooms', 'area', 'price'] as const

/**
 * Unit types and prices of a project: a table, on a phone a stack of cards. An empty slot says that it is to come. Up to
 * three can be set side by side under it.
 */
export function UnitTypes({ project, title, note }: UnitTypesProps) {
  const messages = useMessages('project')
  const { startingPrice } = project
  const units = project.unitTypes.filter((unit) => unit !== null)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isComparable = units.length > 1
  const toggle = (name: string) =>
    setChosen((now) => (now.includes(name) ? now.filter((other) => other !== name) : [...now, name]))
  return (
    <div id={`${project.slug}-units`} className={`frame ${styles.pricing}`}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {startingPrice && (
          <p className={styles.price}>
            {messages('units.from', { amount: millionsOfBaht(startingPrice.baht) })}
            {startingPrice.note && <span>{startingPrice.note}</span>}
          </p>
        )}
        <p className="label">
          <WholeWords text={note} />
        </p>
      </div>
      <table className={styles.table}>
        <caption className="visually-hidden">{messages('units.caption', { project: project.name })}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {messages(`units.${column}`)}
              </th>
            ))}
            {isComparable && (
              <th className={`needs-scripts no-print ${styles.choose}`} scope="col">
                {messages('compare.choose')}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {project.unitTypes.map((unit, index) => (
            <UnitRow
              key={unit?.name ?? `empty-${index}`}
              unit={unit}
              isChosen={unit !== null && chosen.includes(unit.name)}
              isFull={chosen.length >= maxCompared}
              onToggle={isComparable ? toggle : null}
            />
          ))}
        </tbody>
      </table>
      {isComparable && (
        <div className={`needs-scripts no-print ${styles.compare}`}>
          <h3>{messages('compare.heading')}</h3>
          <p className="label" role="status">
            <Icon name="plus" /> {messages(chosen.length >= maxCompared ? 'compare.full' : 'compare.hint')}
          </p>
          {chosen.length > 0 && (
            <CompareUnits
              projectName={project.name}
              units={units.filter(({ name }) => chosen.includes(name))}
              onRemove={toggle}
            />
          )}
        </div>
      )}
    </div>
  )
}

export const fragment = graphql`
  fragment ProjectUnitTypes on Project {
    slug
    name(language: $language)
    startingPrice {
      baht
      note(language: $language)
    }
    unitTypes {
      name(language: $language)
      bedrooms
      bathrooms
      areaSqm
      priceFromBaht
    }
  }
`
