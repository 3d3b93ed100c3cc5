import type { Ports } from '../../ports.ts'
import { minutesUntil } from '../../shared/limit.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { DAY, type Instant, type Millis } from '../../shared/time.ts'
import type { Account, MemberId } from '../account.ts'
import type { AccountError } from '../errors.ts'
import { type TimeZone, zoneNamed } from '../time-zone.ts'

/** How long before the member may choose another time zone. */
export const TIME_ZONE_LOCK: Millis = DAY

/** A member's time zone, and when it may be changed again; `null` if none was chosen. */
export type ChosenZone = {
  readonly timeZone: TimeZone | null
  readonly changeableAt: Instant | null
}

export const chosenZone = ({ timeZone, timeZoneAt }: Account): ChosenZone => ({
  timeZone,
  changeableAt: timeZoneAt === null ? null : timeZoneAt + TIME_ZONE_LOCK,
})

type Refusal = Extract<AccountError, { code: 'time-zone.unknown' | 'time-zone.too-soon' }>

/** Stores the member's time zone; a different one at most once a day, the same one at any time. */
export async function chooseTimeZone(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, timeZone }: { readonly member: MemberId; readonly timeZone: string },
): Promise<Result<ChosenZone, Refusal>> {
  const zone = zoneNamed(timeZone)
  if (zone === null) return err({ code: 'time-zone.unknown' })
  return atomically(async ({ accounts }) => {
    const account = await accounts.lock(member)
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
