import { pricePerSqw, totalValue, toSqw, type LandArea } from '../../forms/land-units'
import { parseDecimal } from '../../forms/normalise'
import { formatNumber } from '../../i18n/formats'

/** What was typed into the fields of area and price. */
export interface AmountTexts {
  area_rai: string
  area_ngan: string
  area_sqw: string
  price_per_sqw: string
  total_value: string
}

export const areaNames = ['area_rai', 'area_ngan', 'area_sqw'] as const

/** Names of the two fields that compute each other. */
export type PriceName = 'price_per_sqw' | 'total_value'

export const otherPrice = (name: PriceName): PriceName => (name === 'total_value' ? 'price_per_sqw' : 'total_value')

/** A number that may be in a field; null for none, and for one below zero. */
export function amountOf(text: string): number | null {
  const value = parseDecimal(text)
  return value >= 0 ? value : null
}

/** The area that was typed, an empty field as nothing of its unit; null when it is none at all, or no number. */
export function areaOf({ area_rai, area_ngan, area_sqw }: AmountTexts): LandArea | null {
  const texts = [area_rai, area_ngan, area_sqw].map((text) => text.trim())
  const [rai = null, ngan = null, sqw = null] = texts.map((text) => (text === '' ? 0 : amountOf(text)))
  if (rai === null || ngan === null || sqw === null) return null
  const area = { rai, ngan, sqw }
  return toSqw(area) > 0 ? area : null
}

/** What the other price field holds when one of them and the area are known; empty when they are not. */
export function computedPrice(from: PriceName, texts: AmountTexts): string {
  const area = areaOf(texts)
  const value = amountOf(texts[from])
  if (!area || value === null) return ''
  const computed = from === 'price_per_sqw' ? totalValue(value, area) : pricePerSqw(value, area)
  return computed === null ? '' : formatNumber(computed)
}

/**
 * What to write into which price field after a change, so that the one follows the other. A price that someone typed is never
 * written over: only an empty one follows, or one that was computed.
 *
 * @param leading the price that was typed last
 * @returns null when there is nothing to write
 */
export function followingPrice(
  before: AmountTexts,
  now: AmountTexts,
  leading: PriceName,
): { name: PriceName; text: string } | null {
  const name = otherPrice(leading)
  const isFollowing = now[name].trim() === '' || now[name] === computedPrice(leading, before)
  if (!isFollowing || now[name] !== before[name]) return null
  const text = computedPrice(leading, now)
  return text === now[name] ? null : { name, text }
}
