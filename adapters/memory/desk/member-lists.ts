import { isDisposable } from '#adapters/system/disposable-domains.ts'
import { partOfKey } from '#adapters/system/email-keys.ts'
import type { Account, MemberId } from '#core/accounts/account.ts'
import type { SignupNetwork } from '#core/accounts/ports.ts'
import type { Device } from '#core/accounts/sessions.ts'
import {
  CROWD,
  type MemberFilter,
  type MemberListReads,
  type MemberPosition,
  type MemberSignal,
} from '#core/desk/member-lists.ts'
import type { Profile } from '#core/profiles/profile.ts'
import type { Instant } from '#core/shared/time.ts'
import { covers, trafficSource } from '#core/site/settings.ts'
import { keyOfRow } from '../by-email.ts'
import { lastText } from '../compare.ts'
import type { Table } from '../table.ts'

type Tables = {
  readonly accounts: Table<Account>
  readonly profiles: Table<Profile>
  readonly devices: Table<Device>
  readonly networks: Table<SignupNetwork>
}

/** Members by their signup, in memory. */
export function memberLists(tables: Tables): MemberListReads {
  const { accounts } = tables
  const newestFirst = (a: MemberPosition, b: MemberPosition) => b.at - a.at || lastText(a.id, b.id)
  const positionOf = ({ signedUpAt: at, id }: Account): MemberPosition => ({ at, id })
  return {
    page: async (only, after, limit) =>
      accounts
        .all()
        .filter((account) => fits(tables, only, account))
        .filter((account) => !after || newestFirst(after, positionOf(account)) < 0)
        .toSorted((a, b) => newestFirst(positionOf(a), positionOf(b)))
        .slice(0, limit),
    async signals(member, limit) {
      const account = accounts.find(member)
      const own = tables.networks.find(member)
      const others = neighbours(tables, own)
        .filter((one) => one.member !== member)
        .toSorted((a, b) => b.at - a.at || lastText(a.member, b.member))
        .map((one) => one.member)
      return {
        disposable: account !== null && isDisposable(account.email),
        browser: sharers(tables, member).toSorted(lastText).slice(0, limit),
        network: own && { name: own.network, others: others.slice(0, limit) },
      }
    },
    sources: async (limit) =>
      [...new Set(accounts.all().flatMap(({ tracking }) => trafficSource(tracking) ?? []))]
        .toSorted((a, b) => lastText(b, a))
        .slice(0, limit),
  }
}

function fits(tables: Tables, only: MemberFilter, account: Account): boolean {
  const {
    status,
    site,
    sites = 'all',
    country,
    source,
    withoutPhoto,
    from = 0,
    address,
    signal,
  } = only
  const isErased = account.status === 'erased'
  return (
    (status === undefined || account.status === status) &&
    (site === undefined || account.site === site) &&
    covers(sites, account.site) &&
    (country === undefined || account.country === country) &&
    (source === undefined || trafficSource(account.tracking) === source) &&
    (!withoutPhoto || tables.profiles.find(account.id)?.mainPhoto === null) &&
    account.signedUpAt >= from &&
    (address === undefined || (!isErased && keyOfRow(account).includes(partOfKey(address)))) &&
    (signal === undefined || hasSignal(tables, signal, account, from))
  )
}

function hasSignal(
  tables: Tables,
  signal: MemberSignal,
  { id, email }: Account,
  from: Instant,
): boolean {
  if (signal === 'disposable') return isDisposable(email)
  if (signal === 'browser') return sharers(tables, id).length > 0
  const joined = neighbours(tables, tables.networks.find(id))
  return joined.filter(({ at }) => at >= from).length >= CROWD
}

const neighbours = ({ networks }: Tables, own: SignupNetwork | null): readonly SignupNetwork[] =>
  own ? networks.all().filter(({ network }) => network === own.network) : []

function sharers({ devices }: Tables, member: MemberId): readonly MemberId[] {
  const all = devices.all()
  const own = new Set(all.filter((one) => one.member === member).map(({ id }) => id))
  const others = all.filter((one) => one.member !== member && own.has(one.id))
  return [...new Set(others.map((one) => one.member))]
}
