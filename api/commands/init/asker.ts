import type { Question } from './questions.ts'

/** Whoever stopped with Ctrl-C. */
export class Stopped extends Error {
  override readonly name = 'Stopped'
}

/** Where questions are asked. */
export type Asker = {
  /** An answer as it was typed; `initial` is what stands there. Throws `Stopped`. */
  ask(question: Question, initial: string): Promise<string>
  /** A question beside the list, with a line as its answer. */
  askLine(words: string): Promise<string>
  refuse(words: string): void
  note(words: string): void
}
