import type { Say as SayIn } from '#adapters/locales/texts.ts'

/** A table row of a mail: label and value; a total is emphasised. */
export type Row = { readonly label: string; readonly value: string; readonly sum?: boolean }

export type Say = SayIn<'mail'>
