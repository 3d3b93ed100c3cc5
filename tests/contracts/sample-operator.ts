import type { Operator } from '#core/desk/operator.ts'
import { OWNER } from '#core/desk/roles.ts'
import type { Stores } from '#core/ports.ts'
import { NOW, newId } from './sample.ts'

export const sampleOperator = (changes: Partial<Operator> = {}): Operator => ({
  id: newId(),
  email: `Mia-${newId()}@vonk.example`,
  name: 'Mia “de vonk” ✨',
  passwordHash: null,
  invitationHash: newId(),
  invitedUntil: NOW + 1,
  addedAt: NOW,
  removedAt: null,
  roles: [OWNER],
  version: 1,
  ...changes,
})

/** Adds a session of an operator. */
export const addSession = ({ operatorSessions }: Stores, { id: operator }: Operator) =>
  operatorSessions.add({ id: newId(), operator, startedAt: NOW, seenAt: NOW })
