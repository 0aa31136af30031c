import { graphql } from 'gatsby'
import { formatArea, millionsOfBaht } from '../../i18n/formats'
import { useLanguage, useMessages } from '../../hooks/page-language'
import * as styles from './unit-types.module.css'

interface UnitTypesProps {
  project: Queries.ProjectUnitTypesFragment
  title: string
  note: string
}

/** Unit types and prices of a project: a table, on a phone a stack of cards. An empty slot says that it is to come. */
export function UnitTypes({ project, title, note }: UnitTypesProps) {
  const messages = useMessages('project')
  const language = useLanguage()
  const { startingPrice } = project
  const columns = ['type', 'bedrooms', 'bathrooms', 'area', 'price'] as const
  return (
    <div id={`${project.slug}-units`} className={`frame ${styles.pricing}`}>
      <div>
        <h3 className={styles.title}>{title}</h3>
        {startingPrice && (
          <p className={styles.price}>
            {messages('units.from', { amount: millionsOfBaht(startingPrice.baht, language) })}
            {startingPrice.note && <span>{startingPrice.note}</span>}
          </p>
        )}
        <p className="label">{note}</p>
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
          </tr>
        </thead>
        <tbody>
          {project.unitTypes.map((unit, index) => (
            <UnitRow key={unit?.name ?? `empty-${index}`} unit={unit} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function UnitRow({ unit }: { unit: Queries.ProjectUnitTypesFragment['unitTypes'][number] }) {
  const messages = useMessages('project')
  const language = useLanguage()
  if (!unit) {
    return (
      <tr className={styles.empty}>
        <td colSpan={5}>{messages('units.empty')}</td>
      </tr>
    )
  }
  const [least = 0, most = least] = unit.areaSqm
  return (
    <tr>
      <th scope="row">{unit.name}</th>
      <td data-label={messages('units.bedrooms')}>{unit.bedrooms === 0 ? messages('units.studio') : unit.bedrooms}</td>
      <td data-label={messages('units.bathrooms')}>{unit.bathrooms}</td>
      <td data-label={messages('units.area')}>{formatArea([least, most], language)}</td>
      <td data-label={messages('units.price')}>
        {unit.priceFromBaht === null
          ? messages('units.onRequest')
          : messages('units.million', { amount: millionsOfBaht(unit.priceFromBaht, language) })}
      </td>
    </tr>
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
