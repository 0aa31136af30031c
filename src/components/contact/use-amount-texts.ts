import { useMemo } from 'react'
import { useFieldTexts } from '../form/use-field-texts'
import type { AmountTexts } from './land-amounts'

const names = ['area_rai', 'area_ngan', 'area_sqw', 'price_per_sqw', 'total_value'] as const

/** What stands in the fields of area and price, as it is typed; the same object until one of them changes. */
export function useAmountTexts(): AmountTexts {
  const [area_rai, area_ngan, area_sqw, price_per_sqw, total_value] = useFieldTexts(names)
  return useMemo(
    () => ({ area_rai, area_ngan, area_sqw, price_per_sqw, total_value }),
    [area_rai, area_ngan, area_sqw, price_per_sqw, total_value],
  )
}
