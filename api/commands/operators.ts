import { singleLine } from '#adapters/shared/single-line.ts'
import { systemNow } from '#adapters/system/clock.ts'
import { uuids } from '#adapters/system/ids.ts'
import { repeatableUnits } from '#adapters/system/repeatable-units.ts'
import { sha256Secrets } from '#adapters/system/sha256-secrets.ts'
import { urlDomains } from '#adapters/system/url-domains.ts'
import {
  addOperator,
  type Invited,
  inviteOperator,
  removeOperator,
} from '#core/desk/access/invite-operator.ts'
import { resetSecondFactor } from '#core/desk/access/replace-recovery-codes.ts'
import { recordedAs } from '#core/desk/log/recorded-as.ts'
import { isOperatorName, type Operator } from '#core/desk/operator.ts'
import type { OperatorActionKind } from '#core/desk/ports.ts'
import { isOwner, OWNER, ROLES, type Role, rolesText } from '#core/desk/roles.ts'
import type { SecondFactor } from '#core/desk/second-factor.ts'
import type { Ports } from '#core/ports.ts'
import { type Instant, isoOf } from '#core/shared/time.ts'
import { readDataLocation, readPublicUrl } from '../server/config.ts'
import type { Env } from '../server/env.ts'
import { openReads } from '../server/open-reads.ts'
import { openStorage } from '../server/storage.ts'
import { type Command, main, type Say, UsageError } from './command.ts'

/**
 * `bun run operators [add <email> --name <name> [--role <role>] | invite <email> | reset-second-factor <email> |
 * remove <email>]`: lists the operators of the desk; adds one, an owner if no roles are given, or invites one again, with a
 * link to set a password; lets one add another authenticator app; or removes one.
 */

const USAGE =
  'bun run operators [add <email> --name <name> [--role <role>[@<site>],…] | invite <email> | reset-second-factor <email> | remove <email>]'

/** Refusals of an operator, for a console. */
export const REFUSED = {
  'email.missing': 'an email is missing.',
  'email.invalid': 'this is no email address.',
  'email.too-long': 'this email is too long.',
  'operator.email-taken': 'there is an operator with this email: `invite` makes a new link.',
  'email.not-found': 'there is no operator with this email.',
} as const

type Needs = Pick<Ports, 'reads' | 'atomically' | 'secrets' | 'domains' | 'now' | 'newId'>

export const operators: Command = async ([verb, email, ...options], env, say) => {
  if (verb === undefined) return list(env, say)
  if (email === undefined) throw new UsageError(USAGE)
  const change = changeIn(verb, options)
  say(await withStorage(env, (ports) => change(ports, email, readPublicUrl(env))))
}

/** What a verb does to the operator with an email; what it says of it. */
type Change = (ports: Needs, email: string, origin: string) => Promise<string>

function changeIn(verb: string, options: readonly string[]): Change {
  if (verb === 'add') return add(nameIn(options), rolesIn(options))
  if (options.length === 0) {
    if (verb === 'invite') return invite
    if (verb === 'remove') return remove
    if (verb === 'reset-second-factor') return resetSecond
  }
  throw new UsageError(USAGE)
}

/** The name that actions are listed under. */
function nameIn([option, given = '']: readonly string[]): string {
  if (option !== '--name') throw new UsageError(USAGE)
  const name = singleLine(given)
  if (!isOperatorName(name)) throw new UsageError(USAGE)
  return name
}

/** Roles such as `moderator,finance@vonk`; without any an owner. */
function rolesIn([, , option, given, ...more]: readonly string[]): readonly Role[] {
  if (option === undefined) return [OWNER]
  if (option !== '--role' || given === undefined || more.length > 0) throw new UsageError(USAGE)
  return given.split(',').map((one) => {
    const [name, site = null] = one.split('@')
    const role = ROLES.find((known) => known === name)
    if (!role || site === '') throw new UsageError(`${one}: roles are ${ROLES.join(', ')}.`)
    return { role, site }
  })
}

/** A stored name of before may have characters that a terminal obeys. */
const printable = (name: string): string => name.replace(/\p{Cc}/gu, '�')

async function list(env: Env, say: Say): Promise<void> {
  const { reads, close } = await openReads(readDataLocation(env))
  const all = await reads.operators.all()
  const factors = await Promise.all(all.map(({ id }) => reads.secondFactors.of(id)))
  await close()
  say(`${all.filter(({ removedAt }) => removedAt === null).length} operators`)
  for (const [nth, operator] of all.entries()) {
    const state = stateOf(operator, factors[nth] ?? null, systemNow())
    const roles = operator.removedAt === null ? `  ${rolesText(operator.roles)}` : ''
    say(`  ${operator.email}  ${printable(operator.name)}  ${state}${roles}`)
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

type Recorded = Extract<OperatorActionKind, `operator.${string}`>

/** The same ports, by which the desk's log says what the command line did to an operator. */
const recording = (
  ports: Needs,
  action: Recorded,
  { id, roles }: Pick<Operator, 'id' | 'roles'>,
): Needs => recordedAs(ports, null, action, id, { member: null, reason: rolesText(roles) })

/** The same for the operator with an email, if there is one. */
async function recordingOf(ports: Needs, action: Recorded, email: string): Promise<Needs> {
  const known = await ports.reads.operators.byEmail(email)
  return known ? recording(ports, action, known) : ports
}

const add =
  (name: string, roles: readonly Role[]): Change =>
  async (ports, email, origin) => {
    const id = ports.newId()
    const recorded = recording(ports, 'operator.invited', { id, roles })
    const added = await addOperator(recorded, { id, email, name, roles })
    if (!added.ok) throw new UsageError(REFUSED[added.error.code])
    return invitationText(added.value, origin)
  }

const invite: Change = async (ports, email, origin) => {
  const invited = await inviteOperator(await recordingOf(ports, 'operator.invited', email), {
    email,
  })
  if (!invited.ok) throw new UsageError(REFUSED[invited.error.code])
  return invitationText(invited.value, origin)
}

const remove: Change = async (ports, email) => {
  const removed = await removeOperator(await recordingOf(ports, 'operator.removed', email), {
    email,
  })
  if (!removed.ok) throw new UsageError(REFUSED[removed.error.code])
  const left = (await ports.reads.operators.all()).some(
    (one) => one.removedAt === null && isOwner(one.roles),
  )
  const none = left ? '' : ' Nobody is an owner of the desk now: add one.'
  return `${removed.value.email} is removed and logged out.${none}`
}

const resetSecond: Change = async (ports, email) => {
  const reset = await resetSecondFactor(ports, { email })
  if (!reset.ok) throw new UsageError(REFUSED[reset.error.code])
  const { operator, had } = reset.value
  return had
    ? `${operator.email} is logged out, and adds an authenticator app at the next login.`
    : `${operator.email} has no authenticator app, and is logged out.`
}

/** Whoever has the link is the operator: it is shown here, and stored nowhere. */
const invitationText = ({ operator, token }: Invited, origin: string): string =>
  `${printable(operator.name)} sets a password by this link, once, within 48 hours:\n${new URL(`/desk/invitation/${token}`, origin).href}`

async function withStorage<T>(env: Env, work: (ports: Needs) => Promise<T>): Promise<T> {
  const storage = await openStorage(readDataLocation(env))
  const { reads, atomically } = storage
  const units = repeatableUnits({ atomically, now: systemNow, newId: uuids(systemNow) })
  // Tokens and their hashes need no key.
  const secrets = sha256Secrets('')
  try {
    return await work({ ...units, reads, secrets, domains: urlDomains })
  } finally {
    await storage.close()
  }
}

if (import.meta.main) await main(operators)
