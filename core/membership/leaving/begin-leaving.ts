import { type Account, type DeletionReason, isOpen, type MemberId } from '../../accounts/account.ts'
import { emailKey } from '../../accounts/email.ts'
import type { AccountError } from '../../accounts/errors.ts'
import { verifyPassword } from '../../accounts/password.ts'
import type { TooManyTries } from '../../accounts/rate-limit.ts'
import { type RefundableOrder, refundableOrders } from '../../money/read-orders.ts'
import { stayOffer } from '../../money/stay-discount.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { Company } from '../../site/settings.ts'
import { alternativesTo, type DeletionAlternative } from './alternatives.ts'

type Needs = Pick<Ports, 'reads' | 'atomically' | 'payments' | 'sites' | 'now'>

/** Shown first to a member who leaves: what is refundable, and alternatives. */
type Leaving = {
  readonly refundable: readonly RefundableOrder[]
  readonly alternatives: readonly DeletionAlternative[]
  /** In percent; 0 if none is offered. */
  readonly discount: number
}

/** Records that a member started to delete their account: the alternatives are offered only to them. */
export async function beginLeaving(
  ports: Needs,
  {
    member,
    reason,
    company,
  }: {
    readonly member: MemberId
    readonly reason: DeletionReason | null
    readonly company: Pick<Company, 'deleteDiscount'>
  },
): Promise<Leaving> {
  const { value: account } = await ports.atomically(async ({ accounts }) => {
    const account = await accounts.lock(member)
    if (account && isOpen(account)) await accounts.save({ ...account, leavingAt: ports.now() })
    return ok(account)
  })
  const discount = await stayOffer(ports, { member, company })
  return {
    refundable: await refundableOrders(ports, member),
    alternatives: account ? alternativesTo(reason, { ...account, discount }) : [],
    discount,
  }
}

/** The proof of who has no session, and gets none. */
export type PasswordProof = {
  readonly email: string
  readonly password: string
  /** The client's IP address, for the rate limit. */
  readonly address: string
  /** The device cookie. */
  readonly device: string | null
}

export type ProofRefusal = TooManyTries | Extract<AccountError, { code: 'login.failed' }>

/** The account with this status whose email and password these are. Anyone else logs in. */
export async function proveByPassword(
  ports: Pick<
    Ports,
    'reads' | 'atomically' | 'inTurn' | 'limits' | 'passwords' | 'secrets' | 'domains' | 'now'
  >,
  { email: typed, password, address, device: shown }: PasswordProof,
  status: Account['status'],
): Promise<Result<Account, ProofRefusal>> {
  const email = emailKey(ports.domains, typed)
  const device = shown === null ? null : ports.secrets.hash(shown)
  const known = await ports.reads.accounts.byEmail(typed)
  // For anybody else a right password counts like a wrong one, and as at the login: the answers must not tell how an
  // account stands.
  const accepted = known?.status === status
  const proof = { account: known, accepted, email, password, address, device }
  const proven = await verifyPassword(ports, proof)
  if (!proven.ok) return proven
  return known && accepted ? ok(known) : err({ code: 'login.failed' })
}
