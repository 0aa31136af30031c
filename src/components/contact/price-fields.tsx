import { useEffect, useRef } from 'react'
import { formatNumber } from '../../i18n/formats'
import { toSqw } from '../../forms/land-units'
import { useMessages } from '../../hooks/page-language'
import { controlOf, textOf, writeText } from '../form/controls'
import { useFormElement } from '../form/form-state'
import { TextField } from '../form/text-field'
import { amountOf, areaOf, followingPrice, type AmountTexts, type PriceName } from './land-amounts'
import * as styles from './price-fields.module.css'
import { useAmountTexts } from './use-amount-texts'

const priceNames = ['price_per_sqw', 'total_value'] as const

const isPrice = (name: string): name is PriceName => priceNames.some((price) => price === name)

/** Keeps the price that was not typed in step with the one that was, and with the area. */
function useFollowingPrice(texts: AmountTexts): void {
  const form = useFormElement()
  const before = useRef(texts)
  const leading = useRef<PriceName>(null)
  useEffect(() => {
    if (!form) return
    const note = ({ target }: Event) => {
      const isTyped = target instanceof HTMLInputElement && target === document.activeElement
      if (isTyped && isPrice(target.name)) leading.current = target.name
    }
    form.addEventListener('input', note, { capture: true })
    return () => form.removeEventListener('input', note, { capture: true })
  }, [form])
  useEffect(() => {
    const previous = before.current
    before.current = texts
    if (!form || previous === texts) return
    const lead = leading.current ?? (textOf(form, 'price_per_sqw') ? 'price_per_sqw' : 'total_value')
    const next = followingPrice(previous, texts, lead)
    const control = next && controlOf(form, next.name)
    if (control) writeText(control, next.text)
  }, [form, texts])
}

/** Price of the land: either field is enough, so that neither is required by itself; the other is computed. */
export function PriceFields() {
  const forms = useMessages('forms')
  const messages = useMessages('land-proposal')
  const texts = useAmountTexts()
  useFollowingPrice(texts)
  const area = areaOf(texts)
  const [price, total] = [amountOf(texts.price_per_sqw), amountOf(texts.total_value)]
  const number = (value: number) => formatNumber(value)
  const isKnown = area !== null && price !== null && total !== null
  return (
    <>
      <p>{forms('hints.price')}</p>
      {priceNames.map((name) => (
        <TextField
          key={name}
          name={name}
          label={forms(`labels.${name}`)}
          inputMode="decimal"
          autoComplete="off"
          isOptional
        />
      ))}
      <output className={styles.sum} htmlFor="price_per_sqw total_value" aria-live="polite">
        {isKnown
          ? messages('price.sum', { price: number(price), area: number(toSqw(area)), total: number(total) })
          : messages('price.empty')}
      </output>
    </>
  )
}
