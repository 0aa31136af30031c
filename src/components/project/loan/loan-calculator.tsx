import { useId, useState } from 'react'
import { formatNumber } from '../../../i18n/formats'
import { useMessages } from '../../../hooks/page-language'
import { estimateLoan, loanLimits, readLoanField, usualLoan, type Loan, type LoanField } from './loan'
import * as styles from './loan-estimate.module.css'

const fieldNames: readonly LoanField[] = ['priceBaht', 'downPercent', 'years', 'ratePercent']

/** Fields and result of the loan estimate. It is fetched when its place comes near. */
export default function LoanCalculator({ priceBaht }: { priceBaht: number }) {
  const [loan, setLoan] = useState<Loan>({ ...usualLoan, priceBaht })
  return (
    <>
      <div className={styles.inputs}>
        {fieldNames.map((name) => (
          <LoanInput
            key={name}
            name={name}
            value={loan[name]}
            startPriceBaht={priceBaht}
            onChange={(value) => setLoan((now) => ({ ...now, [name]: value }))}
          />
        ))}
      </div>
      <LoanResult loan={loan} />
    </>
  )
}

interface LoanInputProps {
  name: LoanField
  value: number
  startPriceBaht: number
  onChange: (value: number) => void
}

function LoanInput({ name, value, startPriceBaht, onChange }: LoanInputProps) {
  const messages = useMessages('project')
  const id = useId()
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, step } = loanLimits[name]
  const slider = name === 'priceBaht' ? { min: startPriceBaht / 2, max: startPriceBaht * 2 } : { min, max }
  return (
    <div className={styles.input}>
      <label htmlFor={id}>{messages(`loan.${name}`)}</label>
      <input
        id={id}
        className={styles.number}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        value={typed ?? formatNumber(value)}
        onChange={(event) => {
          setTyped(event.target.value)
          onChange(readLoanField(name, event.target.value, value))
        }}
        onBlur={() => setTyped(null)}
      />
      <input
        className={styles.slider}
        type="range"
        aria-label={messages('loan.slider', { label: messages(`loan.${name}`) })}
        {...slider}
        step={step}
        value={value}
        onChange={(event) => {
          setTyped(null)
          onChange(Number(event.target.value))
        }}
      />
    </div>
  )
}

function LoanResult({ loan }: { loan: Loan }) {
  const messages = useMessages('project')
  const { borrowedBaht, monthlyBaht, interestBaht } = estimateLoan(loan)
  const baht = (amount: number) => messages('loan.baht', { amount: formatNumber(amount, 0) })
  return (
    <div className={styles.result} role="status">
      <p className={styles.monthly}>
        <span className="label">{messages('loan.monthly')}</span>
        <strong>{baht(monthlyBaht)}</strong>
      </p>
      <p>{messages('loan.borrowed', { amount: baht(borrowedBaht) })}</p>
      <p>{messages('loan.interest', { amount: baht(interestBaht) })}</p>
    </div>
  )
}
