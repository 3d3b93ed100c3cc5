/**
 * `bun run operators [add <email> --name <name> | invite <email> | reset-second-factor <email> | remove <email>]`: lists
 * the operators of the desk; adds or invites one, with a link to set a password; lets one add another authenticator app;
 * or removes one.
 */
import { singleLine } from '#adapters/shared/single-line.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { addOperator, type Invited, inviteOperator } from '#core/operators/invite-operator.ts'
import { OPERATOR_NAME, type Operator } from '#core/operators/operator.ts'
import { removeOperator } from '#core/operators/remove-operator.ts'
import { resetSecondFactor } from '#core/operators/reset-second-factor.ts'
import type { SecondFactor } from '#core/operators/second-factor.ts'
import type { Ports } from '#core/ports.ts'
import { isLonger } from '#core/shared/characters.ts'
import { type Instant, isoOf } from '#core/shared/time.ts'
import { readDataLocation, readPublicUrl } from '../server/config.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { command, say, UsageError } from './command.ts'

const USAGE =
  'bun run operators [add <email> --name <name> | invite <email> | reset-second-factor <email> | remove <email>]'

const REFUSED = {
  'email.missing': 'an email is missing.',
  'email.invalid': 'this is no email address.',
  'email.too-long': 'this email is too long.',
  'email.taken': 'there is an operator with this email: `invite` makes a new link.',
  'email.not-found': 'there is no operator with this email.',
} as const

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'now' | 'newId'>

await command(async ([verb, email, option, name, ...more]) => {
  if (verb === undefined) return list()
  if (email === undefined || more.length > 0) throw new UsageError(USAGE)
  if (verb === 'add' && option === '--name') return add(email, nameIn(name))
  if (option !== undefined) throw new UsageError(USAGE)
  if (verb === 'invite') return invite(email)
  if (verb === 'reset-second-factor') return resetSecond(email)
  if (verb === 'remove') return remove(email)
  throw new UsageError(USAGE)
})

/** The name that actions are listed under. */
function nameIn(given: string | undefined): string {
  const name = singleLine(given ?? '')
  if (name === '' || isLonger(name, OPERATOR_NAME)) throw new UsageError(USAGE)
  return name
}

async function list(): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(process.env))
  const all = await reads.operators.all()
  const factors = await Promise.all(all.map(({ id }) => reads.secondFactors.of(id)))
  await close()
  say(`${all.filter(({ removedAt }) => removedAt === null).length} operators`)
  for (const [nth, operator] of all.entries()) {
    const state = stateOf(operator, factors[nth] ?? null, systemNow())
    say(`  ${operator.email}  ${operator.name}  ${state}`)
  }
}

function stateOf(
  { passwordHash, invitedUntil, removedAt }: Operator,
  factor: SecondFactor | null,
  now: Instant,
): string {
  if (removedAt !== null) return `removed ${isoOf(removedAt)}`
  const invited =
    invitedUntil === null
      ? ''
      : `invited until ${isoOf(invitedUntil)}${invitedUntil > now ? '' : ', which is over'}`
  const active = factor ? 'active' : 'active, no authenticator app yet'
  return [passwordHash === null ? 'no password yet' : active, invited].filter(Boolean).join(', ')
}

function add(email: string, name: string): Promise<void> {
  return withStorage(async (ports) => {
    const added = await addOperator(ports, { email, name })
    if (!added.ok) throw new UsageError(REFUSED[added.error.code])
    sayInvitation(added.value)
  })
}

function invite(email: string): Promise<void> {
  return withStorage(async (ports) => {
    const invited = await inviteOperator(ports, { email })
    if (!invited.ok) throw new UsageError(REFUSED[invited.error.code])
    sayInvitation(invited.value)
  })
}

function remove(email: string): Promise<void> {
  return withStorage(async (ports) => {
    const removed = await removeOperator(ports, { email })
    if (!removed.ok) throw new UsageError(REFUSED[removed.error.code])
    say(`${removed.value.email} is removed and logged out.`)
  })
}

function resetSecond(email: string): Promise<void> {
  return withStorage(async (ports) => {
    const reset = await resetSecondFactor(ports, { email })
    if (!reset.ok) throw new UsageError(REFUSED[reset.error.code])
    const { operator, had } = reset.value
    say(
      had
        ? `${operator.email} is logged out, and adds an authenticator app at the next login.`
        : `${operator.email} has no authenticator app, and is logged out.`,
    )
  })
}

/** Whoever has the link is the operator: it is shown here, and stored nowhere. */
function sayInvitation({ operator, token }: Invited): void {
  say(`${operator.name} sets a password by this link, once, within 48 hours:`)
  say(new URL(`/desk/invitation/${token}`, readPublicUrl(process.env)).href)
}

async function withStorage(work: (ports: Needs) => Promise<void>): Promise<void> {
  const storage = await openStorage(readDataLocation(process.env))
  const { reads, atomically } = storage
  const units = repeatableUnits({ atomically, now: systemNow, newId: uuids(systemNow) })
  // Tokens and their hashes need no key.
  const secrets = sha256Secrets('')
  try {
    await work({ ...units, reads, secrets })
  } finally {
    await storage.close()
  }
}
