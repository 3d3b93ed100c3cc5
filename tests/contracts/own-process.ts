import type { InTurn } from '#core/shared/concurrency.ts'

/** Turns of calls that each come to a process of their own: none waits for another. */
export const ownProcess: InTurn = (_key, work) => work()
