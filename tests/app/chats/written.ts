import type { Outgoing } from '#app/chats/messages/outgoing.ts'

/** The n-th written message. */
export const written = (n: number, changes: Partial<Outgoing> = {}): Outgoing => ({
  id: `01934a00-0000-7000-8000-${String(n).padStart(12, '0')}`,
  conversation: 'c1',
  text: `line ${n}`,
  gift: null,
  answers: null,
  at: 1,
  acknowledged: false,
  credits: 1,
  tried: false,
  refused: null,
  ...changes,
})
