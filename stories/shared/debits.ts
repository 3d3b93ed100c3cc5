import type { World } from '#api/world.ts'
import { and, type Scene, type Situation, storyId } from '../../app/mocks/scenes/situation.ts'
import { premiumMember } from '../../app/mocks/scenes/situations.ts'
import { ORDER, pendingOrder } from './purchases.ts'

/** The viewer's direct debit: `/directdebit?order=${ORDER}&debit=${DEBIT}`. */
export const DEBIT = storyId(0x311)

/** The viewer's form; the IBAN is valid and has funds. */
export const ACCOUNT = {
  account_holder: 'Noor de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Oudegracht',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 12345678',
} as const
/** A bank account without funds in the sandbox. */
export const EMPTY_IBAN = 'NL37ABNA0417164399'

const ask =
  (changes: object = {}) =>
  ({ browser }: Scene) =>
    browser.ask('POST', '/api/direct-debits', {
      id: DEBIT,
      order_id: ORDER,
      ...ACCOUNT,
      ...changes,
    })

/** The last code sent to the viewer's phone. */
export async function codeOn({ mailbox }: World): Promise<string> {
  const texts = (await mailbox.newest(20)).filter(({ kind }) => kind === 'debit-code')
  return /\d{6}/.exec(texts[0]?.text ?? '')?.[0] ?? ''
}

/** Another code than the one on the phone. */
export const otherThan = (code: string, by = 1): string =>
  String((Number(code) + by) % 1_000_000).padStart(6, '0')

const answer = ({ browser }: Scene, otp: string) =>
  browser.answer(
    new Request(new URL(`/api/direct-debits/${DEBIT}/confirmation`, location.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ otp }),
    }),
  )

/** 60 credits were ordered by direct debit, before the form. */
export const unsignedOrder = (of: Situation = premiumMember()): Situation => pendingOrder(of, 'sdd')

/** The form was submitted, and a code was sent. */
export const askedDebit = (of: Situation = premiumMember(), changes: object = {}): Situation =>
  and(unsignedOrder(of), ask(changes), ({ world }) => world.post())

/** The same, after all attempts with wrong codes. */
export const spentCode = (of: Situation = premiumMember()): Situation =>
  and(askedDebit(of), async (scene) => {
    const code = await codeOn(scene.world)
    for (const by of [1, 2, 3, 4, 5]) await answer(scene, otherThan(code, by))
  })

/** The mandate was confirmed, and the debit is pending. */
export const signedDebit = (of: Situation = premiumMember(), changes: object = {}): Situation =>
  and(askedDebit(of, changes), async (scene) => answer(scene, await codeOn(scene.world)))

/** Three codes were sent today. */
export const manyCodes = (of: Situation = premiumMember()): Situation =>
  and(unsignedOrder(of), ...[1, 2, 3].map((n) => ask({ id: storyId(0x320 + n) })))

/** A debit failed without funds, and the order is to be debited again. */
export const returnedDebit = (of: Situation = premiumMember()): Situation =>
  and(
    signedDebit(of, { iban: EMPTY_IBAN }),
    ({ browser }) => browser.ask('POST', `/api/orders/${ORDER}/refresh`, {}),
    ({ browser }) =>
      browser.ask('POST', `/api/orders/${ORDER}/payments`, { id: storyId(0x330), method: 'sdd' }),
  )
