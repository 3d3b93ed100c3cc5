import { confirmDebit } from '#core/money/checkout/confirm-debit.ts'
import { placeOrder } from '#core/money/checkout/place-order.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import type { DebitForm } from '#core/money/direct-debit/debit-form.ts'
import { sendCodeAgain } from '#core/money/direct-debit/send-code-again.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { links, openShop } from './till.ts'

/** Ann's form, unless a test changes it. */
export const DEBIT_FORM: DebitForm = {
  accountHolder: 'Ann de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Oudegracht',
  houseNumber: '12 bis',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 12345678',
}

/** A shop in which Ann has ordered sixty credits by direct debit, before the form. */
export async function openDebits() {
  const shop = await openShop()
  await placeOrder(shop, shop.order({ method: 'sdd' }))

  const ask = (changes: Partial<Parameters<typeof askDebit>[1]> = {}) =>
    askDebit(shop, {
      member: 'ann',
      debit: 'debit-1',
      order: 'order-1',
      form: DEBIT_FORM,
      country: 'NL',
      ...changes,
    })
  const resendCode = (more: string, changes: { member?: string; debit?: string } = {}) =>
    sendCodeAgain(shop, { member: 'ann', debit: 'debit-1', ask: more, ...changes })
  const confirm = (code: string, changes: { member?: string; debit?: string } = {}) =>
    confirmDebit(shop, { member: 'ann', debit: 'debit-1', code, links, ...changes })
  /** Sends due deliveries; returns the last code. */
  const deliver = async () => {
    await shop.consume()
    await sendDue(shop, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    return shop.texter.texts.at(-1)?.facts.code ?? ''
  }
  /** Places another order, with other ids. */
  const orderAgain = (n: number) =>
    placeOrder(shop, shop.order({ method: 'sdd', order: `order-${n}`, payment: `pay-${n}` }))
  const debit = () => shop.reads.directDebits.byId('debit-1')

  return { ...shop, ask, resendCode, confirm, deliver, orderAgain, debit }
}
