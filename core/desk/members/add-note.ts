import type { MemberId } from '../../accounts/account.ts'
import { reasonIn } from '../../money/book.ts'
import type { OrderError } from '../../money/errors.ts'
import type { Ports } from '../../ports.ts'
import { err, ok, type Result } from '../../shared/result.ts'
import type { DeskError } from '../errors.ts'
import { recordedOnce } from '../log/recorded-as.ts'
import type { Operator } from '../operator.ts'

type Refusal =
  | Extract<OrderError, { code: 'reason.missing' | 'reason.too-long' }>
  | Extract<DeskError, { code: 'member.not-found' | 'request.id-taken' }>

/** Writes a note about a member, which nobody changes: it is in their export. Idempotent by id. */
export async function addNote(
  ports: Pick<Ports, 'atomically' | 'now' | 'newId'>,
  {
    operator,
    text: typed,
    ...note
  }: {
    /** Client-made. */
    readonly id: string
    readonly member: MemberId
    readonly text: string
    readonly operator: Pick<Operator, 'id'>
  },
): Promise<Result<null, Refusal>> {
  const text = reasonIn(typed)
  if (!text.ok) return text
  return ports.atomically(async (stores) => {
    const account = await stores.accounts.lock(note.member)
    if (!account || account.status === 'erased') return err({ code: 'member.not-found' })
    const earlier = (await stores.memberNotes.of(note.member, MOST)).find(
      ({ id }) => id === note.id,
    )
    if (earlier?.text === text.value) return ok(null)
    const added = { ...note, text: text.value, by: operator.id, at: ports.now() }
    if (!(await stores.memberNotes.add(added))) return err({ code: 'request.id-taken' })
    await recordedOnce(ports, operator, 'member.noted', note.member)(stores)
    return ok(null)
  })
}

/** A repetition is among the newest. */
const MOST = 100
