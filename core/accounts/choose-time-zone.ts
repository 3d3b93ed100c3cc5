import type { Ports } from '../ports.ts'
import { minutesUntil } from '../shared/limit.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { DAY, type Instant, type Millis } from '../shared/time.ts'
import type { Account, MemberId } from './account.ts'
import type { AccountError } from './errors.ts'
import { type TimeZone, zoneNamed } from './time-zone.ts'

/** How long a time zone stands before the member may choose another. */
export const ZONE_STANDS: Millis = DAY

/** In which time zone a member's days are counted, and from when on another may be chosen; `null` where none was. */
export type ChosenZone = {
  readonly timeZone: TimeZone | null
  readonly changeableAt: Instant | null
}

export const chosenZone = ({ timeZone, timeZoneAt }: Account): ChosenZone => ({
  timeZone,
  changeableAt: timeZoneAt === null ? null : timeZoneAt + ZONE_STANDS,
})

type Refusal = Extract<AccountError, { code: 'time-zone.unknown' | 'time-zone.too-soon' }>

/** Keeps the time zone a member lives in; another one a day later at the soonest, the same one at any time. */
export async function chooseTimeZone(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, timeZone }: { readonly member: MemberId; readonly timeZone: string },
): Promise<Result<ChosenZone, Refusal>> {
  const zone = zoneNamed(timeZone)
  if (zone === null) return err({ code: 'time-zone.unknown' })
  return atomically(async ({ accounts }) => {
    const account = await accounts.hold(member)
    if (!account) throw new Error('chooseTimeZone: a session of nobody')
    if (account.timeZone === zone) return ok(chosenZone(account))
    const at = now()
    const { changeableAt } = chosenZone(account)
    if (changeableAt !== null && at < changeableAt) {
      return err({ code: 'time-zone.too-soon', minutes: minutesUntil(changeableAt, at) })
    }
    const next: Account = { ...account, timeZone: zone, timeZoneAt: at }
    await accounts.save(next)
    return ok(chosenZone(next))
  })
}
