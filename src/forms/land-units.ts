/** Thai units of land: 1 rai = 4 ngan = 400 square wah = 1,600 square metres. */
export const sqwPerRai = 400
export const sqwPerNgan = 100
export const sqmPerSqw = 4

/** An area as deeds have it. */
export interface LandArea {
  rai: number
  ngan: number
  sqw: number
}

/** To hundredths, so that 0.1 + 0.2 is 0.3. */
const rounded = (value: number) => Math.round(value * 100) / 100

/** Square wah of an area. */
export const toSqw = ({ rai, ngan, sqw }: LandArea): number => rounded(rai * sqwPerRai + ngan * sqwPerNgan + sqw)

/** Square metres of an area. */
export const toSqm = (area: LandArea): number => rounded(toSqw(area) * sqmPerSqw)

/**
 * An area in square wah as rai, ngan and the rest in square wah.
 *
 * @example fromSqw(550.5) // { rai: 1, ngan: 1, sqw: 50.5 }
 */
export function fromSqw(totalSqw: number): LandArea {
  const total = rounded(totalSqw)
  const rai = Math.floor(total / sqwPerRai)
  const ngan = Math.floor((total - rai * sqwPerRai) / sqwPerNgan)
  return { rai, ngan, sqw: rounded(total - rai * sqwPerRai - ngan * sqwPerNgan) }
}

/** Total value in baht, of the price per square wah. */
export const totalValue = (pricePerSqw: number, area: LandArea): number => rounded(pricePerSqw * toSqw(area))

/** Price per square wah in baht, of the total value; null for no area. */
export const pricePerSqw = (total: number, area: LandArea): number | null =>
  toSqw(area) > 0 ? rounded(total / toSqw(area)) : null
