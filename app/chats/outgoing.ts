import type { CallError } from '../client.ts'

/** A message the member pressed Send on, as it is kept until the server has it. */
export type Outgoing = {
  readonly id: string
  readonly text: string
  /** When it was written. */
  readonly at: number
  /** The tick that one has read what kind of profile this is. */
  readonly acknowledged: boolean
}

/** One attempt to send it. */
export type Attempt = {
  readonly message: Outgoing
  readonly state: 'sending' | 'failed'
  readonly error: CallError | null
}

/**
 * What is on its way or stuck, oldest first: the last attempt of each, and what a reload interrupted, which may or
 * may not have arrived and is therefore sent again under the same id.
 */
export function stillOutgoing(
  kept: readonly Outgoing[],
  attempts: readonly Attempt[],
  arrived: ReadonlySet<string>,
): readonly Attempt[] {
  const last = new Map(attempts.map((attempt) => [attempt.message.id, attempt]))
  return kept
    .filter(({ id }) => !arrived.has(id))
    .map((message) => last.get(message.id) ?? { message, state: 'failed', error: null })
}

const BACK_TO_THE_WRITER = new Set<CallError['code']>([
  'credits.insufficient',
  'chat.free-limit',
  'chat.acknowledge-first',
  'chat.closed',
  'chat.not-found',
  'message.too-long',
  'message.empty',
  'authentication.required',
])

/** Whether trying the same again is of no use: the words then go back into the field they were written in. */
export const goesBack = ({ code }: CallError): boolean => BACK_TO_THE_WRITER.has(code)

/** Messages as this browser keeps them. */
export function outgoingIn(kept: string | null): readonly Outgoing[] {
  if (kept === null) return []
  try {
    const said: unknown = JSON.parse(kept)
    return Array.isArray(said) ? said.filter(isOutgoing) : []
  } catch {
    return []
  }
}

const isOutgoing = (said: unknown): said is Outgoing =>
  typeof said === 'object' &&
  said !== null &&
  'id' in said &&
  'text' in said &&
  'at' in said &&
  typeof said.id === 'string' &&
  typeof said.text === 'string' &&
  typeof said.at === 'number'
