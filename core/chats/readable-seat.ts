import { hasLeft } from '../accounts/account.ts'
import type { Reads } from '../ports.ts'
import type { Seat } from './chat.ts'

/**
 * A member's place in a conversation, as far as they may read: with somebody who left nothing, as after a block, so that
 * neither can be told from the other. What a report needs is kept.
 */
export async function readableSeat(
  { accounts }: Pick<Reads, 'accounts'>,
  seat: Seat,
): Promise<Seat> {
  const other = await accounts.byId(seat.with)
  return other && hasLeft(other) ? { ...seat, hiddenSeq: seat.conversation.lastSeq } : seat
}
