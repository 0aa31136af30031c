import { useEffect } from 'react'
import { generalPosition } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { controlOf, writeText } from '../form/controls'
import { useFormElement } from '../form/form-state'
import { SelectField } from '../form/select-field'

interface PositionFieldProps {
  positions: readonly Queries.PositionDetailFragment[]
  /** Query of the address; `?position=` names the one to be chosen already. */
  search: string
}

/** The position that one applies for; "apply" at a position leads here with it chosen. */
export function PositionField({ positions, search }: PositionFieldProps) {
  const messages = useMessages('careers')
  const forms = useMessages('forms')
  const form = useFormElement()
  const wanted = new URLSearchParams(search).get('position')
  const isOpen = wanted === generalPosition || positions.some(({ slug }) => slug === wanted)
  useEffect(() => {
    const control = form && controlOf(form, 'position')
    if (control && wanted && isOpen) writeText(control, wanted)
  }, [form, wanted, isOpen])
  const options = positions.map(({ slug, title, place }) => ({ value: slug, label: `${title} (${place})` }))
  return (
    <SelectField
      name="position"
      label={forms('labels.position')}
      options={[...options, { value: generalPosition, label: messages('apply.general') }]}
    />
  )
}
