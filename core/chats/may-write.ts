import { type Account, isShown } from '../accounts/account.ts'
import { isOnSite } from '../accounts/shown-sites.ts'
import type { Stores } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Instant } from '../shared/time.ts'
import type { Settings } from '../site/settings.ts'
import type { Seat } from './chat.ts'
import type { SendMessageError } from './errors.ts'
import { allowanceLeft } from './free-allowance.ts'

type Needs = Pick<
  Stores,
  'accounts' | 'profiles' | 'blocks' | 'conversations' | 'messages' | 'queued' | 'chatPhotos'
>
type Refusal = Extract<
  SendMessageError,
  { code: 'chat.closed' | 'chat.free-limit' | 'chat.acknowledge-first' | 'site.not-shown' }
>

/** Whether `writer` may send the next message; stores the confirmation of the profile's kind. */
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
  // Existing conversations continue; a first message needs both to be shown on the site.
  if (conversation.lastSeq === 0 && !isOnSite(other, site.id)) return err({ code: 'chat.closed' })
  if (conversation.lastSeq === 0 && !isOnSite(writer, site.id))
    return err({ code: 'site.not-shown' })

  if (profile.kind !== 'person' && seat.acknowledgedAt === null) {
    if (!acknowledged) return err({ code: 'chat.acknowledge-first', kind: profile.kind })
    await stores.conversations.acknowledge(conversation.id, writer.id, at)
  }

  const allowance = await allowanceLeft(stores, writer, conversation, site.freeAllowance)
  if (allowance?.left === 0) return err({ code: 'chat.free-limit', limit: allowance.limit })
  return ok(null)
}
