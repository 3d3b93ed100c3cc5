import type { Ports } from '../../ports.ts'
import { cleanPasted } from '../../shared/text.ts'
import type { Instant } from '../../shared/time.ts'
import type { Settings } from '../../site/settings.ts'
import { firstPurchaseCodeOf } from '../first-purchase-discount.ts'

/** The discount code in the address of a campaign's button; empty without one. Nothing in a code needs encoding. */
const codeIn = (path: string): string =>
  cleanPasted(/^[^#]*?[?&]code=([^&#]*)/.exec(path)?.[1] ?? '')

/** Why readers of a campaign would not get the price that its button promises. */
export type PromisedCodeProblem = 'no-code' | 'code-ended' | 'code-ends-first' | 'code-personal'

type Needs = Pick<Ports, 'reads' | 'sites' | 'now'>

/** What is wrong with the discount code that a campaign promises: whoever clicks is to get it until its end. */
export async function promisedCodeProblem(
  { reads, sites, now }: Needs,
  { path, until }: { readonly path: string; readonly until: Instant },
): Promise<PromisedCodeProblem | null> {
  const text = codeIn(path)
  if (text === '' || sites.all().some(({ settings }) => isOfSite(settings, text))) return null
  const code = await reads.discounts.byCode(text)
  if (!code) return 'no-code'
  if (code.member !== null) return 'code-personal'
  const { status, expires } = code
  if (status === 'off' || (expires !== null && expires <= now())) return 'code-ended'
  return expires !== null && expires < until ? 'code-ends-first' : null
}

/** Whether a site gives this code by itself to those who never bought. */
function isOfSite(site: Settings, text: string): boolean {
  const own = [
    ...(site.welcomePercentage > 0
      ? [firstPurchaseCodeOf('welcome', { percentage: site.welcomePercentage })]
      : []),
    ...(site.timeBonusPercentage > 0
      ? [firstPurchaseCodeOf('time-bonus', { percentage: site.timeBonusPercentage })]
      : []),
  ]
  return own.includes(text.toUpperCase())
}
