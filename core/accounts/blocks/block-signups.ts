import type { Ports } from '../../ports.ts'
import type { Page } from '../../shared/paging.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { trimmed } from '../../shared/text.ts'
import { DAY } from '../../shared/time.ts'
import { checkEmail, emailKey, mailboxOf } from '../email.ts'
import type { EmailError, SignupBlockError } from '../errors.ts'
import { checkNetwork } from '../network.ts'
import type { SignupBlock, SignupBlockKind, SignupBlockPosition } from '../ports.ts'
import { USUAL_DOMAINS } from '../settings/email-typo.ts'

/** How many days a block can last; none lasts for ever, as it is about people. */
export const BLOCK_DAYS = [7, 30, 180, 365] as const
export type BlockDays = (typeof BLOCK_DAYS)[number]

/** Maximum length of a reason. */
export const BLOCK_REASON = 500

type BlockSignups = {
  /** Client-made: idempotency key. */
  readonly id: string
  readonly kind: SignupBlockKind
  /** As typed: an email address, a domain, or a network or IP address. */
  readonly value: string
  readonly reason: string
  readonly days: BlockDays
  /** The operator. */
  readonly by: string
}

type Refusal = EmailError | Exclude<SignupBlockError, { code: 'block.not-found' }>

/**
 * Keeps signups out by address, domain or network, and for the first two changes to such an address. Who has an account
 * keeps it: a ban has reasons, a mail and an appeal, a block has none. Whoever is kept out is not told by which of them:
 * they would change just that, and anybody could ask about an address. Idempotent by id.
 */
export async function blockSignups(
  ports: Pick<Ports, 'atomically' | 'domains' | 'publicSuffixes' | 'now'>,
  { id, kind, value: typed, reason: given, days, by }: BlockSignups,
): Promise<Result<SignupBlock, Refusal>> {
  const checked = formOf(ports, kind, typed)
  if (!checked.ok) return checked
  const reason = trimmed(given)
  if (reason === '') return err({ code: 'reason.missing' })
  if (reason.length > BLOCK_REASON) return err({ code: 'reason.too-long', limit: BLOCK_REASON })
  const { value } = checked
  return ports.atomically(async ({ signupBlocks }) => {
    const addedAt = ports.now()
    const earlier = await signupBlocks.byId(id)
    if (earlier?.value === value) return ok(earlier)
    // One that ended may still be there.
    await signupBlocks.pruneEnded(addedAt)
    const block = { id, kind, value, reason, by, addedAt, until: addedAt + days * DAY }
    return (await signupBlocks.add(block)) ? ok(block) : err({ code: 'block.exists' })
  })
}

/** What is blocked, in the one form that signups are compared with. */
function formOf(
  { domains, publicSuffixes }: Pick<Ports, 'domains' | 'publicSuffixes'>,
  kind: SignupBlockKind,
  typed: string,
): Result<string, Refusal> {
  if (kind === 'network') return checkNetwork(typed)
  if (kind === 'address') {
    const email = checkEmail(domains, typed)
    return email.ok ? ok(mailboxOf(emailKey(domains, email.value))) : email
  }
  const email = checkEmail(domains, `somebody@${typed.trim().replace(/^@/, '')}`)
  if (!email.ok) return err({ code: 'block.invalid' })
  const key = emailKey(domains, email.value)
  const domain = key.slice(key.lastIndexOf('@') + 1)
  const isUsual = USUAL_DOMAINS.includes(domain) || publicSuffixes.has(domain)
  return isUsual ? err({ code: 'block.usual-domain' }) : ok(domain)
}

/** Lets in again what was blocked. */
export const unblockSignups = (
  { atomically }: Pick<Ports, 'atomically'>,
  id: string,
): Promise<Result<null, Extract<SignupBlockError, { code: 'block.not-found' }>>> =>
  atomically(async ({ signupBlocks }) =>
    (await signupBlocks.remove(id)) ? ok(null) : err({ code: 'block.not-found' } as const),
  )

const PAGE = 50

/** Blocks, newest first, also those that ended and are not pruned yet. */
export async function listSignupBlocks(
  { reads }: Pick<Ports, 'reads'>,
  after: SignupBlockPosition | null,
): Promise<Page<SignupBlock, SignupBlockPosition>> {
  const found = await reads.signupBlocks.page(after, PAGE + 1)
  const items = found.slice(0, PAGE)
  const last = items.at(-1)
  const next = found.length > PAGE && last ? { at: last.addedAt, id: last.id } : null
  return { items, next }
}
