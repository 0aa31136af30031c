/** What a loan estimate is made from. */
export interface Loan {
  priceBaht: number
  /** Share of the price that is paid at once, in percent. */
  downPercent: number
  years: number
  /** Interest in percent a year, the same for all years. */
  ratePercent: number
}

export type LoanField = keyof Loan

/** Least, most and step of each field; the most expensive home and the longest loan of a Thai bank fit in. */
export const loanLimits: Record<LoanField, { min: number; max: number; step: number }> = {
  priceBaht: { min: 500_000, max: 500_000_000, step: 10_000 },
  downPercent: { min: 0, max: 90, step: 5 },
  years: { min: 1, max: 40, step: 1 },
  ratePercent: { min: 0, max: 15, step: 0.25 },
}

/** What the estimate starts from, but for the price. */
export const usualLoan: Omit<Loan, 'priceBaht'> = { downPercent: 10, years: 30, ratePercent: 6 }

/**
 * A typed value within its limits; the fallback for what is no number.
 *
 * @param text as it stands in the field
 */
export function readLoanField(field: LoanField, text: string, fallback: number): number {
  const value = Number(text.replaceAll(',', ''))
  if (text.trim() === '' || !Number.isFinite(value)) return fallback
  const { min, max } = loanLimits[field]
  return Math.min(max, Math.max(min, value))
}

/**
 * An annuity: equal payments each month until all is paid back.
 *
 * @returns whole baht: what is borrowed, what each month costs, and the interest over all years
 */
export function estimateLoan({ priceBaht, downPercent, years, ratePercent }: Loan) {
  const borrowedBaht = Math.round(priceBaht * (1 - downPercent / 100))
  const months = years * 12
  const monthlyRate = ratePercent / 100 / 12
  const share = monthlyRate === 0 ? 1 / months : monthlyRate / (1 - (1 + monthlyRate) ** -months)
  const monthly = borrowedBaht * share
  return {
    borrowedBaht,
    monthlyBaht: Math.round(monthly),
    interestBaht: Math.round(monthly * months - borrowedBaht),
  }
}
