import type { Stores } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import { beginningOf } from '../../shared/text.ts'
import type { Answered, Pointer, Seat } from '../chat.ts'

/** Maximum length of a quote. */
export const QUOTED_LENGTH = 200

type Refusal = { readonly code: 'message.answers-nothing' }
const NOTHING = err<Refusal>({ code: 'message.answers-nothing' })

/** Resolves a quote. Only what the writer can currently see may be quoted. */
export async function findAnswered(
  { messages, photos, profiles }: Pick<Stores, 'messages' | 'photos' | 'profiles'>,
  pointer: Pointer,
  seat: Seat,
): Promise<Result<Answered, Refusal>> {
  const quoted = { of: seat.with, id: null, text: '', gift: null }
  switch (pointer.kind) {
    case 'message': {
      const message = await messages.byId(pointer.id)
      const isHere = message?.conversation === seat.conversation.id
      if (!message || !isHere || message.seq <= seat.hiddenSeq) return NOTHING
      const { id, from, gift } = message
      return ok({ kind: 'message', id, of: from, text: quoteOf(message.text), gift })
    }
    case 'photo': {
      const photo = await photos.byId(pointer.id)
      if (photo?.member !== seat.with || photo.state !== 'active') return NOTHING
      return ok({ ...quoted, kind: 'photo', id: photo.id })
    }
    case 'line': {
      const line = pointer.text.trim()
      const profile = await profiles.byId(seat.with)
      const isTheirs = profile?.about.includes(line) || profile?.line === line
      if (line === '' || !isTheirs) return NOTHING
      return ok({ ...quoted, kind: 'line', text: quoteOf(line) })
    }
  }
}

/** Whether two quotes refer to the same thing, for idempotent replays. */
export function isSame(answered: Answered | null, pointer: Pointer | null): boolean {
  if (answered === null || pointer === null) return answered === pointer
  if (answered.kind !== pointer.kind) return false
  return pointer.kind === 'line'
    ? answered.text === quoteOf(pointer.text.trim())
    : answered.id === pointer.id
}

const quoteOf = (text: string): string => beginningOf(text, QUOTED_LENGTH)
