import { exactly } from './patterns.ts'
import type { Playing } from './playing.ts'

/** A payment method with the same name everywhere. */
export const IDEAL = /iDEAL/
export const BANCONTACT = /Bancontact/

/** The one option for all cards, with the two most common brands. */
export const CARD = /Visa, Mastercard/

/** An amount in cents in the demo site's currency. */
export const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const

/** An amount as the page writes it, with any kind of space. */
export const amount = ({ format }: Playing['app'], cents: number, sign: '' | '−' = ''): RegExp =>
  exactly(`${sign}${format.money(euros(cents))}`)

/** The VAT in a price as the page writes it. */
export const vatIn = ({ t, format }: Playing['app'], country: string, percentage: number): RegExp =>
  exactly(
    t('credits:price.vat', {
      percent: format.percent(percentage),
      country: format.country(country),
    }),
  )
