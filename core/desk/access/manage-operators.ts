import type { EmailError } from '../../accounts/errors.ts'
import type { Ports, Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { OperatorError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import {
  isOperatorName,
  isSettledOwner,
  OPERATOR_NAME,
  type Operator,
  type OperatorId,
} from '../operator.ts'
import type { OperatorActionKind } from '../ports.ts'
import { may, type Role, rolesText } from '../roles.ts'
import {
  endOperator,
  type Invited,
  type NewOperator,
  newOperator,
  renewInvitation,
  storeNew,
} from './invite-operator.ts'

type Needs = Pick<Ports, 'atomically' | 'secrets' | 'domains' | 'sites' | 'now' | 'newId'>
type Refused<Code extends OperatorError['code']> = Extract<OperatorError, { code: Code }>

/** Who changes operators. */
type By = { readonly by: Pick<Operator, 'id'> }

type RoleRefusal = Refused<'operator.no-role'> | { readonly code: 'site.unknown' }

/** Roles without those that another one covers. */
function checkRoles(
  { sites }: Pick<Ports, 'sites'>,
  roles: readonly Role[],
): Result<readonly Role[], RoleRefusal> {
  if (roles.length === 0) return err({ code: 'operator.no-role' })
  const known = sites.all().map(({ settings }) => settings.id)
  if (roles.some(({ site }) => site !== null && !known.includes(site)))
    return err({ code: 'site.unknown' })
  const isCovered = ({ role, site }: Role, nth: number) =>
    roles.some(
      (other, at) =>
        other.role === role &&
        ((site !== null && other.site === null) || (other.site === site && at < nth)),
    )
  return ok(roles.filter((role, nth) => !isCovered(role, nth)))
}

type InviteRefusal =
  | EmailError
  | RoleRefusal
  | Refused<'operator.email-taken' | 'operator.name' | 'desk.not-allowed'>

/** Invites a colleague. The same again, before they accepted, gives another link: the first may have been lost. */
export async function inviteColleague(
  ports: Needs,
  { by, ...asked }: By & Required<NewOperator>,
): Promise<Result<Invited, InviteRefusal>> {
  const { id } = asked
  if (!isOperatorName(asked.name)) return err({ code: 'operator.name', limit: OPERATOR_NAME })
  const roles = checkRoles(ports, asked.roles)
  if (!roles.ok) return roles
  const made = newOperator(ports, { ...asked, roles: roles.value })
  if (!made.ok) return made
  return ports.atomically(async (stores): Promise<Result<Invited, InviteRefusal>> => {
    const all = await lockedBy(stores, by.id)
    if (!all.ok) return all
    const earlier = all.value.find((one) => one.id === id)
    const isSame = earlier?.email === made.value.operator.email && earlier.passwordHash === null
    const invited = isSame
      ? ok(await renewInvitation(stores, ports, earlier))
      : await storeNew(stores, made.value)
    if (invited.ok) await record(stores, ports, by, 'operator.invited', invited.value.operator)
    return invited
  })
}

/** Invites a colleague again, as after a forgotten password. */
export const inviteAgain = (
  ports: Needs,
  { id, by }: By & { readonly id: OperatorId },
): Promise<Result<Invited, Refused<'operator.not-found' | 'desk.not-allowed'>>> =>
  ports.atomically(async (stores) => {
    const all = await lockedBy(stores, by.id)
    if (!all.ok) return all
    const found = all.value.find((one) => one.id === id)
    if (!found) return err({ code: 'operator.not-found' })
    await record(stores, ports, by, 'operator.invited', found)
    return ok(await renewInvitation(stores, ports, found))
  })

type ChangeRoles = By & {
  readonly id: OperatorId
  readonly roles: readonly Role[]
  /** That was looked at. */
  readonly version: number
}

type ChangeRefusal =
  | RoleRefusal
  | Refused<'operator.not-found' | 'operator.changed' | 'operator.last-owner' | 'desk.not-allowed'>

/**
 * Gives an operator other roles. They count from the next request on. Of two people who change them at once the second is
 * told; somebody who can log in stays an owner.
 */
export async function changeRoles(
  ports: Needs,
  { id, roles: asked, version, by }: ChangeRoles,
): Promise<Result<Operator, ChangeRefusal>> {
  const checked = checkRoles(ports, asked)
  if (!checked.ok) return checked
  const roles = checked.value
  return ports.atomically(async (stores): Promise<Result<Operator, ChangeRefusal>> => {
    const all = await lockedBy(stores, by.id)
    if (!all.ok) return all
    const found = all.value.find((one) => one.id === id)
    if (!found) return err({ code: 'operator.not-found' })
    // The same again is a replay, whose response was lost.
    if (rolesText(found.roles) === rolesText(roles)) return ok(found)
    if (found.version !== version) return err(await changedMeanwhile(stores, id))
    const changed = { ...found, roles, version: version + 1 }
    if (isLastOwner(all.value, found) && !isSettledOwner(changed))
      return err({ code: 'operator.last-owner' })
    await stores.operators.save(changed)
    await record(stores, ports, by, 'operator.changed', changed)
    return ok(changed)
  })
}

/** Removes a colleague, or oneself; somebody who can log in stays an owner. */
export const removeColleague = (
  ports: Needs,
  { id, by }: By & { readonly id: OperatorId },
): Promise<
  Result<Operator, Refused<'operator.not-found' | 'operator.last-owner' | 'desk.not-allowed'>>
> =>
  ports.atomically(async (stores) => {
    const all = await lockedBy(stores, by.id)
    if (!all.ok) return all
    const found = all.value.find((one) => one.id === id)
    if (!found) return err({ code: 'operator.not-found' })
    if (isLastOwner(all.value, found)) return err({ code: 'operator.last-owner' })
    await record(stores, ports, by, 'operator.removed', found)
    return ok(await endOperator(stores, ports, found))
  })

/** Records that an operator was changed, with the roles that they have, or had. */
const record = (
  stores: Pick<Stores, 'operatorActions'>,
  stamp: Pick<Ports, 'now' | 'newId'>,
  by: Pick<Operator, 'id'>,
  action: Extract<OperatorActionKind, `operator.${string}`>,
  { id, roles }: Operator,
): Promise<void> =>
  recordedOnce(stamp, by, action, id, { member: null, reason: rolesText(roles) })(stores)

/** All operators, locked, for one who may still change them: their own roles may have gone since they asked. */
async function lockedBy(
  { operators }: Pick<Stores, 'operators'>,
  by: OperatorId,
): Promise<Result<readonly Operator[], Refused<'desk.not-allowed'>>> {
  const all = await operators.lockAll()
  const asks = all.find(({ id }) => id === by)
  return asks && may(asks.roles, 'operators') ? ok(all) : err({ code: 'desk.not-allowed' })
}

const isLastOwner = (all: readonly Operator[], one: Operator): boolean =>
  isSettledOwner(one) && !all.some((other) => other.id !== one.id && isSettledOwner(other))

async function changedMeanwhile(
  { operatorActions, operators }: Pick<Stores, 'operatorActions' | 'operators'>,
  id: OperatorId,
): Promise<Refused<'operator.changed'>> {
  const last = await operatorActions.last(id, 'operator.changed')
  const by = last?.operator ? await operators.byId(last.operator) : null
  return { code: 'operator.changed', by: by?.name ?? '' }
}
