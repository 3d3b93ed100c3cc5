import { isTestKey, mollieMethods, splitMethods } from '#adapters/payments/mollie/mollie-methods.ts'
import { mollieProvider } from '#adapters/payments/mollie/mollie-provider.ts'
import { paymentMethods } from '#adapters/sites/payment-methods.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import type { ProviderStatus } from '#core/money/providers.ts'
import { isLocale } from '#core/site/locales.ts'
import { type Answers, answer, publicUrlOf } from './answers.ts'
import type { Try } from './try.ts'

/** What a site offers with Mollie unless it chooses. */
export const OURS = paymentMethods('mollie', { texts: false }).flatMap(({ id, state }) =>
  state === 'on' ? id : [],
)

/** The smallest amount that all methods take. */
const SMALLEST = { amount: 100, currency: 'EUR' } as const

/** Asks Mollie about the key, and makes a test payment if that is wanted. */
export const tryPayment: Try = async (answers, { mollieUrl, typed }) => {
  if (answer(answers, 'provider') === 'none')
    return { fault: null, notes: ['Nothing can be bought until PAYMENT_PROVIDER is mollie.'] }
  const key = answer(answers, 'mollie_key')
  const found = await mollieMethods({ apiKey: key, apiUrl: mollieUrl })
  if ('fault' in found) return { fault: `mollie_key: ${found.fault}`, notes: [] }
  const { active, lacking } = splitMethods(OURS, found.methods)
  const [first] = active
  const notes = [
    first === undefined
      ? 'Mollie has no active method that the site can offer: activate some in Mollie’s dashboard.'
      : `Active at Mollie: ${active.join(', ')}.`,
    ...(lacking.length > 0
      ? [
          `Not active there: ${lacking.join(', ')}. The site hides them until they are activated in Mollie’s dashboard.`,
        ]
      : []),
    isTestKey(key)
      ? 'This is a test key, which moves no money: set the live key before you open.'
      : 'This key moves money.',
  ]
  if (answer(answers, 'test_payment') !== 'yes' || !isTestKey(key) || first === undefined)
    return { fault: null, notes }
  const said = await payOnce({ answers, key, mollieUrl, method: first, typed })
  return typeof said === 'string'
    ? { fault: null, notes: [...notes, said] }
    : { fault: `test_payment: ${said.fault}`, notes }
}

type Once = {
  readonly answers: Answers
  readonly key: string
  readonly mollieUrl: string
  readonly method: string
  readonly typed: ((words: string) => Promise<string>) | null
}

/** Starts a payment as an order would; with somebody there, it is paid, else it is cancelled. */
async function payOnce({ answers, key, mollieUrl, method, typed }: Once) {
  const provider = mollieProvider({ apiKey: key, apiUrl: mollieUrl, now: systemNow })
  const newId = uuids(systemNow)
  const origin = publicUrlOf(answers)
  const language = answer(answers, 'language')
  try {
    const started = await provider.start({
      payment: newId(),
      order: newId(),
      startedAt: systemNow(),
      amount: SMALLEST,
      method,
      description: 'A test payment of your site',
      locale: isLocale(language) ? language : 'en',
      returnUrl: origin,
      webhookUrl: `${origin}/api/webhooks/mollie`,
      mandate: null,
    })
    if (started === null)
      return {
        fault: `Mollie refuses a payment by ${method} that calls back at ${origin}: the domain must be one that the world can reach. Answer “no” to make it later`,
      }
    if (typed !== null)
      await typed(`Pay at ${started.checkoutUrl}, choose “paid” there, and press Enter here`)
    const state = (await provider.look(started.reference))?.state ?? 'open'
    if (state === 'open') await provider.cancel(started.reference)
    return outcomeOf(method, state)
  } catch {
    return { fault: 'Mollie did not answer as expected: try again' }
  }
}

const outcomeOf = (method: string, state: ProviderStatus['state']): string =>
  state === 'paid'
    ? `The test payment of 1.00 EUR by ${method} is paid.`
    : `Mollie took a test payment of 1.00 EUR by ${method}; it was not paid, and is cancelled.`
