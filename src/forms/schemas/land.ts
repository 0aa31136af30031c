import { object } from 'yup'
import { amountLimits, saleTypeKeys, sellerTypeKeys } from '../fields'
import { amount, choice, file, line, optionalAmount, optionalLine } from './parts'
import { person, withEachForm } from './shared'

/** A price that may be missing when the other one is there. */
const eitherPrice = (name: string, other: string) =>
  optionalAmount(name, amountLimits.money).test({
    name: 'either',
    message: `errors.${name}.required`,
    test: (value, { parent }) => value !== undefined || (parent as Record<string, unknown>)[other] !== undefined,
  })

/** Land that someone offers to sell (contracts, section 4: /land-proposals). */
export const landSchema = object({
  ...person,
  seller_type: choice('seller_type', sellerTypeKeys),
  sale_type: choice('sale_type', saleTypeKeys),
  area_rai: amount('area_rai', amountLimits.area),
  area_ngan: amount('area_ngan', amountLimits.area),
  area_sqw: amount('area_sqw', amountLimits.area),
  price_per_sqw: eitherPrice('price_per_sqw', 'total_value'),
  total_value: eitherPrice('total_value', 'price_per_sqw'),
  province: line('province'),
  district: line('district'),
  subdistrict: line('subdistrict'),
  road: line('road'),
  map_link: optionalLine('map_link'),
  latitude: optionalAmount('latitude', amountLimits.latitude).nullable(),
  longitude: optionalAmount('longitude', amountLimits.longitude).nullable(),
  map_sheet: file('map_sheet'),
  title_deed: file('title_deed'),
  map: file('map'),
  ...withEachForm,
})
