import type { Stores } from '../../ports.ts'
import { says } from '../../profiles/cards.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { beginningOf } from '../../shared/text.ts'
import type { Quote, QuoteRequest, Seat } from '../chat.ts'

/** Maximum length of a quote. */
export const QUOTED_LENGTH = 200

type Refusal = { readonly code: 'message.answers-nothing' }
const NOTHING = err<Refusal>({ code: 'message.answers-nothing' })

/** What a message is to quote. Only what the writer can currently see may be quoted. */
export async function findQuote(
  { messages, photos, profiles }: Pick<Stores, 'messages' | 'photos' | 'profiles'>,
  request: QuoteRequest,
  seat: Seat,
): Promise<Result<Quote, Refusal>> {
  const quoted = { of: seat.with, id: null, text: '', gift: null }
  switch (request.kind) {
    case 'message': {
      const message = await messages.byId(request.id)
      const isHere = message?.conversation === seat.conversation.id
      if (!message || !isHere || message.seq <= seat.hiddenSeq) return NOTHING
      const { id, from, gift } = message
      return ok({ kind: 'message', id, of: from, text: beginning(message.text), gift })
    }
    case 'photo': {
      const photo = await photos.byId(request.id)
      if (photo?.member !== seat.with || photo.state !== 'active') return NOTHING
      return ok({ ...quoted, kind: 'photo', id: photo.id })
    }
    case 'line': {
      const line = request.text.trim()
      const profile = await profiles.byId(seat.with)
      if (line === '' || !profile || !says(profile, line)) return NOTHING
      return ok({ ...quoted, kind: 'line', text: beginning(line) })
    }
  }
}

/** Whether a quote is what was asked for, for idempotent replays. */
export function isSame(quote: Quote | null, request: QuoteRequest | null): boolean {
  if (quote === null || request === null) return quote === request
  if (quote.kind !== request.kind) return false
  return request.kind === 'line'
    ? quote.text === beginning(request.text.trim())
    : quote.id === request.id
}

const beginning = (text: string): string => beginningOf(text, QUOTED_LENGTH)
