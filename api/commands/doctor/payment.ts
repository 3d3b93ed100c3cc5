import {
  isTestKey,
  type MollieAnswer,
  mollieMethods,
  splitMethods,
} from '#adapters/payments/mollie/mollie-methods.ts'
import { MINUTE } from '#core/shared/time.ts'
import type { SiteList } from '#core/site/settings.ts'
import type { Config } from '../../server/config.ts'
import { fine, type Line, look, wrong } from './line.ts'

const MOST_SKEW = MINUTE

/** What the provider says to the key, what the sites offer, and this machine's clock by the provider's. */
export async function checkPayments(
  { payments }: Config,
  sites: SiteList | null,
  now: number,
): Promise<readonly Line[]> {
  if (payments.provider === 'none')
    return [
      look('payments', 'nothing can be bought', 'set PAYMENT_PROVIDER=mollie and its key'),
      clock(null, now),
    ]
  if (payments.provider === 'sandbox')
    return [
      look('payments', 'the sandbox gives credits away', 'never for real members'),
      clock(null, now),
    ]
  const answer = await mollieMethods(payments)
  if ('fault' in answer)
    return [wrong('payments', answer.fault, 'see MOLLIE_API_KEY'), clock(null, now)]
  const key = isTestKey(payments.apiKey)
    ? look(
        'payments',
        'the key is a test key, which moves no money',
        'set the live key before you open',
      )
    : fine('payments', 'Mollie takes the key')
  return [key, ...(sites ?? []).map((site) => methodsOf(site, answer.methods)), clock(answer, now)]
}

function methodsOf({ settings }: SiteList[number], active: readonly string[]): Line {
  const about = `methods of ${settings.id}`
  const offered = settings.paymentMethods.flatMap(({ id, state }) => (state === 'on' ? id : []))
  const { active: usable, lacking } = splitMethods(offered, active)
  if (usable.length === 0)
    return wrong(
      about,
      'none that it offers is active at Mollie',
      'activate some in Mollie’s dashboard',
    )
  return lacking.length > 0
    ? look(
        about,
        `hidden, as they are not active at Mollie: ${lacking.join(', ')}`,
        'activate them there, or take them out of “payment_methods” of the site',
      )
    : fine(about, usable.join(', '))
}

function clock(answer: Extract<MollieAnswer, { methods: unknown }> | null, now: number): Line {
  const here = new Date(now).toISOString()
  if (answer === null || answer.at === null)
    return fine('clock', `${here} by this machine; there is nobody to compare it with`)
  return Math.abs(answer.at - now) > MOST_SKEW
    ? wrong(
        'clock',
        `${here} here, ${new Date(answer.at).toISOString()} at Mollie`,
        'let the machine set its clock by NTP: codes, links and discounts go by it',
      )
    : fine('clock', `${here}, as Mollie says`)
}
