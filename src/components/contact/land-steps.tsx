import { saleTypeKeys, sellerTypeKeys } from '../../forms/fields'
import { useMessages } from '../../hooks/page-language'
import { FieldRow } from '../form/field-row'
import { FileField } from '../form/file-field'
import { SelectField } from '../form/select-field'
import { TextField } from '../form/text-field'
import { LocateButton } from '../place/locate-button'
import { PlaceFields } from '../place/place-fields'
import { AreaSummary } from './area-summary'
import { areaNames, areaOf } from './land-amounts'
import { useAmountTexts } from './use-amount-texts'

/** Who offers the land. */
export function SellerField() {
  const forms = useMessages('forms')
  return (
    <SelectField
      name="seller_type"
      label={forms('labels.seller_type')}
      options={sellerTypeKeys.map((value) => ({ value, label: forms(`options.seller_type.${value}`) }))}
    />
  )
}

/** Fields of the step about the land: how it is sold and how large it is. */
export function LandFields() {
  const messages = useMessages('land-proposal')
  const forms = useMessages('forms')
  const area = areaOf(useAmountTexts())
  return (
    <>
      <SelectField
        name="sale_type"
        label={forms('labels.sale_type')}
        options={saleTypeKeys.map((value) => ({ value, label: forms(`options.sale_type.${value}`) }))}
      />
      <FieldRow legend={messages('form.area')}>
        {areaNames.map((name) => (
          <TextField key={name} name={name} label={forms(`labels.${name}`)} inputMode="decimal" autoComplete="off" />
        ))}
      </FieldRow>
      <AreaSummary area={area} />
    </>
  )
}

/** Where the land is. */
export function LocationFields() {
  const messages = useMessages('land-proposal')
  const forms = useMessages('forms')
  return (
    <>
      <PlaceFields />
      <TextField name="road" label={forms('labels.road')} hint={forms('hints.road')} />
      <TextField
        name="map_link"
        label={forms('labels.map_link')}
        hint={forms('hints.map_link')}
        type="url"
        inputMode="url"
        isOptional
      />
      <FieldRow legend={messages('form.coordinates')}>
        {(['latitude', 'longitude'] as const).map((name) => (
          <TextField
            key={name}
            name={name}
            label={forms(`labels.${name}`)}
            hint={forms('hints.coordinates', { example: examples[name] })}
            autoComplete="off"
            isOptional
          />
        ))}
      </FieldRow>
      <LocateButton />
    </>
  )
}

const examples = { latitude: '12.5684', longitude: '99.9577' } as const

/** Papers of the land. */
export function DocumentFields() {
  const forms = useMessages('forms')
  return (['map_sheet', 'title_deed', 'map'] as const).map((name) => (
    <FileField key={name} name={name} label={forms(`labels.${name}`)} hint={forms(`hints.${name}`)} />
  ))
}
