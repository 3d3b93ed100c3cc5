import type { ReactNode } from 'react'
import * as styles from './pay-mark.css.ts'

/** Type of payment method, independent of the brand. */
export const PAYMENT_KINDS = [
  'bank',
  'card',
  'wallet',
  'phone',
  'voucher',
  'transfer',
  'debit',
] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

export type PayMarkProps = { readonly manner: PaymentKind }

/** Icons of 36 × 24: a soft shape with lines over it. */
const DRAWN: Readonly<Record<PaymentKind, ReactNode>> = {
  bank: (
    <>
      <path className={styles.soft} d="M10 10h16v8H10z" />
      <path d="M8.5 10 18 4.5 27.5 10zM11.5 12.5v5m4.3-5v5m4.4-5v5m4.3-5v5M9 20h18" />
    </>
  ),
  card: (
    <>
      <rect className={styles.soft} x="7" y="4.5" width="22" height="15" rx="2.5" />
      <rect x="7" y="4.5" width="22" height="15" rx="2.5" />
      <path className={styles.full} d="M7 8h22v3.2H7z" />
      <path d="M10.5 15.5h5" />
    </>
  ),
  wallet: (
    <>
      <path className={styles.soft} d="M8 8h19.5v11.5h-17A2.5 2.5 0 0 1 8 17z" />
      <path d="M25 8V4.5H10.3a2 2 0 0 0 0 3.5h17.2v11.5h-17A2.5 2.5 0 0 1 8 17V6.2" />
      <circle className={styles.full} cx="23.5" cy="13.8" r="1.7" />
    </>
  ),
  phone: (
    <>
      <rect className={styles.soft} x="10" y="2.5" width="12" height="19" rx="2.5" />
      <rect x="10" y="2.5" width="12" height="19" rx="2.5" />
      <path d="M14.5 18.2h3M25.2 8.7a5 5 0 0 1 0 6.6M28.2 6a9.5 9.5 0 0 1 0 12" />
    </>
  ),
  voucher: (
    <>
      <path
        className={styles.soft}
        d="M6.5 5.5h23v4a2.5 2.5 0 0 0 0 5v4h-23v-4a2.5 2.5 0 0 0 0-5z"
      />
      <path d="M6.5 5.5h23v4a2.5 2.5 0 0 0 0 5v4h-23v-4a2.5 2.5 0 0 0 0-5zM13 8.5v1.2m0 1.7v1.2m0 1.7v1.2M17 12h7.5" />
    </>
  ),
  transfer: (
    <>
      <circle className={styles.soft} cx="18" cy="12" r="9" />
      <path d="M9.5 9h15m-3.6-3.7L24.6 9l-3.7 3.7M26.5 15.5h-15m3.6-3.7-3.7 3.7 3.7 3.7" />
    </>
  ),
  debit: (
    <>
      <rect className={styles.soft} x="9" y="5" width="18" height="15" rx="2.5" />
      <path d="M11.5 5h13A2.5 2.5 0 0 1 27 7.5v10a2.5 2.5 0 0 1-2.5 2.5h-13A2.5 2.5 0 0 1 9 17.5v-10A2.5 2.5 0 0 1 11.5 5zM9 9.5h18M13.5 3v3.5m9-3.5v3.5m-8 8 2.5 2.300 4.5-4.300" />
    </>
  ),
}

/** A decorative icon per type of payment method, instead of brand logos. */
export function PayMark({ manner }: PayMarkProps) {
  return (
    <svg className={styles.mark} viewBox="0 0 36 24" aria-hidden="true">
      {DRAWN[manner]}
    </svg>
  )
}
