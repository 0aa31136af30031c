import { saleTypeKeys, sellerTypeKeys } from '../../forms/fields'
import { provinces } from '../../forms/provinces'
import { useLanguage, useMessages } from '../../hooks/page-language'
import { FieldRow } from '../form/field-row'
import { FileField } from '../form/file-field'
import { SelectField } from '../form/select-field'
import { TextField } from '../form/text-field'

/** Fields of the step about the land: how it is sold and how large it is. */
export function LandFields() {
  const messages = useMessages('land-proposal')
  const forms = useMessages('forms')
  return (
    <>
      <SelectField
        name="sale_type"
        label={forms('labels.sale_type')}
        options={saleTypeKeys.map((value) => ({ value, label: forms(`options.sale_type.${value}`) }))}
      />
      <FieldRow legend={messages('form.area')}>
        {(['area_rai', 'area_ngan', 'area_sqw'] as const).map((name) => (
          <TextField key={name} name={name} label={forms(`labels.${name}`)} type="number" inputMode="decimal" min={0} />
        ))}
      </FieldRow>
    </>
  )
}

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

/** Price of the land: either field is enough, so that neither is required by itself. */
export function PriceFields() {
  const forms = useMessages('forms')
  return (
    <>
      <p>{forms('hints.price')}</p>
      {(['price_per_sqw', 'total_value'] as const).map((name) => (
        <TextField
          key={name}
          name={name}
          label={forms(`labels.${name}`)}
          type="number"
          inputMode="decimal"
          min={0}
          isOptional
        />
      ))}
    </>
  )
}

/** Where the land is. Provinces are offered while typing. */
export function PlaceFields() {
  const messages = useMessages('land-proposal')
  const forms = useMessages('forms')
  const language = useLanguage()
  return (
    <>
      <TextField name="province" label={forms('labels.province')} list="provinces" />
      <datalist id="provinces">
        {provinces.map((province) => (
          <option key={province.en} value={province[language]} />
        ))}
      </datalist>
      <TextField name="district" label={forms('labels.district')} />
      <TextField name="subdistrict" label={forms('labels.subdistrict')} />
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
        <TextField
          name="latitude"
          label={forms('labels.latitude')}
          hint={forms('hints.coordinates', { example: '12.5684' })}
          type="number"
          min={-90}
          max={90}
          isOptional
        />
        <TextField
          name="longitude"
          label={forms('labels.longitude')}
          hint={forms('hints.coordinates', { example: '99.9577' })}
          type="number"
          min={-180}
          max={180}
          isOptional
        />
      </FieldRow>
    </>
  )
}

/** Papers of the land. */
export function DocumentFields() {
  const forms = useMessages('forms')
  return (['map_sheet', 'title_deed', 'map'] as const).map((name) => (
    <FileField key={name} name={name} label={forms(`labels.${name}`)} hint={forms(`hints.${name}`)} />
  ))
}
