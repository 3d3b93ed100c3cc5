import { err, ok, type Result } from '../shared/result.ts'
import { isLonger, lengthOf, trimmed } from '../shared/text.ts'
import type { Locale } from '../site/locales.ts'
import { hasContact } from './contact/contact.ts'
import type { ProfileError } from './errors.ts'
import { LINE_LENGTH, type Profile } from './profile.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence of a member's own, and the language they write in. */
export type Line = { readonly text: string; readonly language: Locale }

/**
 * The sentence a member is shown with: the one they chose, else the first of their "about me" with a line's length,
 * else none. Never made up.
 */
export function lineOf({ line, about }: Pick<Profile, 'line' | 'about'>): string | null {
  return line ?? sentencesOf(about).find(isLine) ?? null
}

function isLine(sentence: string): boolean {
  const length = lengthOf(sentence)
  return length >= LINE_LENGTH.shortest && length <= LINE_LENGTH.longest
}

type Refusal = Extract<ProfileError, { code: 'line.too-long' | 'line.has-contact' }>

/** The line a member typed, on one line; `null` to be shown with a sentence of their "about me". */
export function checkLine(typed: string): Result<string | null, Refusal> {
  const line = trimmed(typed.replaceAll(/\s+/gu, ' '))
  if (isLonger(line, LINE_LENGTH.longest)) {
    return err({ code: 'line.too-long', limit: LINE_LENGTH.longest })
  }
  // Public, so no contact details.
  if (hasContact(line)) return err({ code: 'line.has-contact' })
  return ok(line || null)
}
