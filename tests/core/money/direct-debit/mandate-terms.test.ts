import { describe, expect, test } from 'bun:test'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { eraseDeleted } from '#core/membership/leaving/erase-deleted.ts'
import { exportMember } from '#core/membership/leaving/export-member.ts'
import { viewOrder } from '#core/money/checkout/view-orders.ts'
import { askDebit } from '#core/money/direct-debit/ask-debit.ts'
import { sendDue } from '#core/notifications/sending/delivery-worker.ts'
import { DAY } from '#core/shared/time.ts'
import { START } from '#tests/core/world.ts'
import { DEBIT_FORM, openDebits } from '../checkout/debit-orders.ts'

const TERMS = {
  reference: 'PAY1',
  type: 'one-off',
  creditor: {
    id: 'NL22ZZZ000000000000',
    name: 'Vonk Voorbeeld B.V.',
    address: 'Voorbeeldstraat 1',
    city: '0000 AA Voorbeeldstad',
    country: 'NL',
  },
  debtor: 'Ann de Vries',
} as const

async function signed() {
  const shop = await openDebits()
  await shop.ask()
  await shop.confirm(await shop.deliver())
  return shop
}

describe('a mandate', () => {
  test('has creditor, debtor and its own reference before it is confirmed', async () => {
    const shop = await openDebits()
    expect(await shop.ask()).toMatchObject({ value: { terms: TERMS, mandate: null } })
  })

  test('stays unchanged after it was confirmed', async () => {
    const shop = await signed()
    expect(await viewOrder(shop, { member: 'ann', order: 'order-1' })).toMatchObject({
      value: { mandate: { terms: TERMS, reference: 'PAY1', signedAt: START } },
    })
    expect((await exportMember(shop, 'ann')).directDebits).toMatchObject([{ terms: TERMS }])
  })

  test('is mailed completely after it was confirmed', async () => {
    const shop = await signed()
    await shop.consume()
    await sendDue(shop, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    const letters = shop.mailer.letters.filter(({ kind }) => kind === 'mandate')
    expect(letters).toMatchObject([
      {
        to: 'ann@example.test',
        path: '/transactions/order-1',
        unsubscribe: null,
        facts: {
          terms: TERMS,
          maskedIban: 'NL••••4300',
          amount: { amount: 2999, currency: 'EUR' },
          at: START,
        },
      },
    ])
  })

  test('that was not shown cannot be confirmed', async () => {
    const shop = await openDebits()
    await shop.ask()
    const code = await shop.deliver()
    await shop.commit(async ({ directDebits }) => {
      const debit = await directDebits.lock('debit-1')
      if (debit) await directDebits.save({ ...debit, terms: null })
    })
    expect(await shop.confirm(code)).toMatchObject({ error: { code: 'directdebit.not-found' } })
  })

  test('is not offered by a company without a creditor identifier', async () => {
    const shop = await openDebits()
    const byId = (id: string) => {
      const site = shop.sites.byId(id)
      return { ...site, company: { ...site.company, sepaCreditorId: null } }
    }
    const ask = { member: 'ann', debit: 'debit-1', order: 'order-1', country: 'NL' } as const
    const result = askDebit(
      { ...shop, sites: { ...shop.sites, byId } },
      { ...ask, form: DEBIT_FORM },
    )
    expect(await result).toMatchObject({ error: { code: 'order.not-payable' } })
  })

  test('of an erased member stays for accounting, anonymised', async () => {
    const shop = await signed()
    await deleteAccount(shop, { member: 'ann', reason: 'break', site: 'vonk' })
    shop.pass(15 * DAY)
    await eraseDeleted(shop)
    expect(await shop.debit()).toMatchObject({ terms: { ...TERMS, debtor: null } })
  })

  test('that was deleted gives no mail', async () => {
    const shop = await signed()
    await shop.commit(async ({ directDebits }) => {
      const debit = await directDebits.lock('debit-1')
      if (debit) await directDebits.save({ ...debit, terms: null })
    })
    await shop.consume()
    await sendDue(shop, { urlOf: () => 'https://vonk.test', jitter: () => 0 })
    expect(shop.mailer.letters.filter(({ kind }) => kind === 'mandate')).toEqual([])
  })
})
