import type { Dns } from '#adapters/mail/sender-records.ts'
import type { Answers } from './answers.ts'

/** What answers are tried out with. */
export type World = {
  readonly dns: Dns
  /** The selector of the DKIM key, if it is known. */
  readonly dkim: string | null
  readonly mollieUrl: string
  /** The code in the test mail. */
  readonly code: string
  /** Asks whoever is there; `null`: the answers are a file's. */
  readonly typed: ((words: string) => Promise<string>) | null
}

/** What came of it: a fault, for which the answers are asked again, or what is worth knowing. */
export type Tried = { readonly fault: string | null; readonly notes: readonly string[] }
export type Try = (answers: Answers, world: World) => Promise<Tried>
