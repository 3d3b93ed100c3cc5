import type { World } from '#api/world.ts'
import { ORDER, pendingOrder } from './purchases.ts'
import { and, type Scene, type Situation, storyId } from './situation.ts'
import { premiumMember } from './situations.ts'

/** The direct debit that a viewer has asked for: `/directdebit?order=${ORDER}&debit=${DEBIT}`. */
export const DEBIT = storyId(0x311)

/** What the viewer fills in; the account checks out and holds enough. */
export const ACCOUNT = {
  account_holder: 'Noor de Vries',
  iban: 'NL91ABNA0417164300',
  street: 'Oudegracht',
  house_number: '12',
  zip: '3511 AA',
  city: 'Utrecht',
  phone: '06 12345678',
} as const
/** An account that the sandbox's bank finds empty. */
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

/** The code that arrived on the viewer's phone last. */
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

/** 60 credits were ordered by direct debit, and nobody has said from which account. */
export const unsignedOrder = (of: Situation = premiumMember()): Situation => pendingOrder(of, 'sdd')

/** The account was filled in, and a code is on the phone. */
export const askedDebit = (of: Situation = premiumMember(), changes: object = {}): Situation =>
  and(unsignedOrder(of), ask(changes), ({ world }) => world.post())

/** The same, with a code that was mistyped as often as may be. */
export const spentCode = (of: Situation = premiumMember()): Situation =>
  and(askedDebit(of), async (scene) => {
    const code = await codeOn(scene.world)
    for (const by of [1, 2, 3, 4, 5]) await answer(scene, otherThan(code, by))
  })

/** The mandate was given, and the bank takes its time. */
export const signedDebit = (of: Situation = premiumMember(), changes: object = {}): Situation =>
  and(askedDebit(of, changes), async (scene) => answer(scene, await codeOn(scene.world)))

/** Three codes were sent today. */
export const manyCodes = (of: Situation = premiumMember()): Situation =>
  and(unsignedOrder(of), ...[1, 2, 3].map((n) => ask({ id: storyId(0x320 + n) })))

/** An empty account was debited, and the order is to be debited once more. */
export const returnedDebit = (of: Situation = premiumMember()): Situation =>
  and(
    signedDebit(of, { iban: EMPTY_IBAN }),
    ({ browser }) => browser.ask('POST', `/api/orders/${ORDER}/refresh`, {}),
    ({ browser }) =>
      browser.ask('POST', `/api/orders/${ORDER}/payments`, { id: storyId(0x330), method: 'sdd' }),
  )
