import { FormField, type FieldProps } from './form-field'

/** A box to tick, never ticked beforehand; sent as `true` (contracts, section 4). */
export function CheckboxField(field: FieldProps) {
  return (
    <FormField {...field} layout="box">
      {(control) => <input {...control} type="checkbox" value="true" />}
    </FormField>
  )
}
