import { type Account, isShown } from '../accounts/account.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { Seat } from './chat.ts'
import type { SendMessageError } from './errors.ts'
import { lastsAllowance } from './free-allowance.ts'

type Needs = Pick<
  Stores,
  'accounts' | 'profiles' | 'blocks' | 'conversations' | 'messages' | 'held'
>
type Refusal = Extract<
  SendMessageError,
  { code: 'chat.closed' | 'chat.free-limit' | 'chat.acknowledge-first' }
>

/** Whether `writer` may write the next message here; notes the tick that says they know to whom. */
export async function mayWrite(
  stores: Needs,
  {
    seat,
    writer,
    acknowledged,
    site,
    at,
  }: {
    readonly seat: Seat
    readonly writer: Account
    readonly acknowledged: boolean
    readonly site: Settings
    readonly at: Instant
  },
): Promise<Result<null, Refusal>> {
  const { conversation } = seat
  const other = await stores.accounts.byId(seat.with)
  const profile = await stores.profiles.byId(seat.with)
  const open = other !== null && isShown(other) && profile !== null
  if (!open || (await stores.blocks.between(writer.id, seat.with)))
    return err({ code: 'chat.closed' })

  if (profile.kind !== 'person' && seat.acknowledgedAt === null) {
    if (!acknowledged) return err({ code: 'chat.acknowledge-first', kind: profile.kind })
    await stores.conversations.acknowledge(conversation.id, writer.id, at)
  }

  const { limit } = site.freeAllowance
  const free = writer.premiumSince === null
  if (free && !(await lastsAllowance(stores, seat, writer, site.freeAllowance))) {
    return err({ code: 'chat.free-limit', limit })
  }
  return ok(null)
}
