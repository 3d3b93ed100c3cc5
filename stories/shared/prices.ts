import { exactly } from './patterns.ts'
import type { Playing } from './playing.ts'

/** A way to pay that is called the same everywhere. */
export const IDEAL = /iDEAL/
export const BANCONTACT = /Bancontact/

/** The one choice for all cards, with the two that are taken everywhere. */
export const CARD = /Visa, Mastercard/

/** So many cents, as the demo site asks them. */
export const euros = (amount: number) => ({ amount, currency: 'EUR' }) as const

/** An amount as the page writes it, whatever space stands in it. */
export const amount = ({ format }: Playing['app'], cents: number, sign: '' | '−' = ''): RegExp =>
  exactly(`${sign}${format.money(euros(cents))}`)

/** The VAT in a price as the page tells it. */
export const vatIn = ({ t, format }: Playing['app'], country: string, percentage: number): RegExp =>
  exactly(
    t('credits:price.vat', {
      percent: format.percent(percentage),
      country: format.country(country),
    }),
  )
