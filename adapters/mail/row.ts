import type { Say as SayIn } from '#adapters/locales/texts.ts'
import type { PictureFile } from '#core/profiles/photo.ts'

/** A table row of a mail: label and value; a total is emphasised. */
export type Row = {
  readonly label: string
  readonly value: string
  readonly sum?: boolean
  /** The face of a row about somebody; `null` without one. */
  readonly face?: PictureFile | null
}

export type Say = SayIn<'mail'>
