import { useState } from 'react'
import { otherLanguage } from '../../i18n/locales'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { TextField } from '../form/text-field'
import { useFieldTexts } from '../form/use-field-texts'
import type { PlaceName } from './places'
import * as styles from './place-fields.module.css'
import { usePlaces } from './use-places'

const names = ['province', 'district', 'subdistrict'] as const

/** Names offered while one types, with the name in the other language beside them: both are found. */
function Suggestions({ id, places }: { id: string; places: readonly PlaceName[] }) {
  const language = useLanguage()
  return (
    <datalist id={id}>
      {places.map((place) => (
        <option key={`${place.th}-${place.en}`} value={place[language]} label={place[otherLanguage(language)]} />
      ))}
    </datalist>
  )
}

/** Province, district and subdistrict: the full list helps while typing, and any text is taken (contracts, section 4). */
export function PlaceFields() {
  const forms = useMessages('forms')
  const messages = useMessages('land-proposal')
  const [isWanted, setIsWanted] = useState(false)
  const [province, district, subdistrict] = useFieldTexts(names)
  const { postcode, ...lists } = usePlaces({ province, district, subdistrict }, isWanted || province !== '')
  return (
    <div className={styles.places} onFocus={() => setIsWanted(true)}>
      {names.map((name) => (
        <TextField
          key={name}
          name={name}
          label={forms(`labels.${name}`)}
          hint={name === 'province' ? messages('place.hint') : undefined}
          list={`${name}-list`}
          autoComplete="off"
        />
      ))}
      <output className={styles.postcode} htmlFor="subdistrict" aria-live="polite">
        {postcode && messages('place.postcode', { postcode })}
      </output>
      <Suggestions id="province-list" places={lists.provinces} />
      <Suggestions id="district-list" places={lists.districts} />
      <Suggestions id="subdistrict-list" places={lists.subdistricts} />
    </div>
  )
}
