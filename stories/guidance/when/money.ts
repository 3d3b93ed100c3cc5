import { DEBIT_CODE } from '#core/money/direct-debit.ts'
import { COMPANY, SITE } from './everywhere.ts'
import type { Noted } from './noted.ts'
import { counted, lasting } from './words.ts'

export const CREDITS: readonly Noted[] = [
  {
    title: 'Credits/Discount code',
    when: `A code is typed, or a discount of the first purchase applies by itself: ${SITE.timeBonusPercentage} % for ${lasting(SITE.timeBonusWindow)}, then ${SITE.welcomePercentage} % until ${lasting(SITE.welcomeWindow)} after the signup. Whoever begins to leave may get ${COMPANY.deleteDiscount} %.`,
    until: 'Removed, used or over.',
  },
  {
    title: 'Credits/Repeat order',
    when: 'The link to buy the same again is opened: asked once, with the price.',
    until: 'Paid or closed.',
  },
  {
    title: 'Credits/Direct debit',
    when: 'Direct debit is chosen: the account and the mandate come before the payment.',
    until: 'Agreed to, or another method.',
  },
  {
    title: 'Credits/One-time code',
    when: `A mandate is confirmed by a text message of ${DEBIT_CODE.digits} digits.`,
    until: `The right code: it works for ${lasting(DEBIT_CODE.life)}, and may be wrong ${counted(DEBIT_CODE.tries, 'time')}; another can be sent after ${lasting(DEBIT_CODE.pause)}.`,
  },
  {
    title: 'Credits/Payment pending',
    when: 'The provider has not said yet what became of the payment.',
    until: 'It says so: the page changes by itself.',
  },
  {
    title: 'Credits/Payment completed',
    when: `A payment is complete; for ${counted(SITE.refundDays, 'day')} unspent credits can be given back.`,
    until: 'One leaves, back to the draft if there is one.',
  },
  {
    title: 'Credits/Payment failed',
    when: 'A payment failed or was cancelled: another method, on the same order.',
    until: 'Tried again.',
  },
  {
    title: 'Credits/Payment returned',
    when: 'Money went back: by the member’s bank, by us, or since the order was withdrawn.',
    until: 'It stays: that is how the order ended.',
  },
]
