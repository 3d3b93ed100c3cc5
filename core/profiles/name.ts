import { err, ok, type Result } from '../shared/result.ts'
import { sameText } from '../shared/same-text.ts'
import { hasContact } from './contact.ts'
import type { ProfileError } from './errors.ts'
import { isReserved } from './reserved-names.ts'

/** product.md §4. */
export const NAME_LENGTH = { minimum: 2, maximum: 30 } as const

export type NameError = Extract<
  ProfileError,
  {
    code: `name.${'missing' | 'too-short' | 'too-long' | 'is-email' | 'starts-with-at' | 'has-contact' | 'unreadable' | 'reserved'}`
  }
>

/** Invisible characters. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu
/** Zero-width joiner: part of emoji, so allowed. */
const JOINER = '\u200d'

/** Bidirectional controls, invisible letters and strikethrough marks. */
const DISGUISE =
  /\p{Bidi_Control}|[\u115f\u1160\u2800\u3164\uffa0]|[\u0334-\u0338\u20d0-\u20dc\u20e5-\u20f0]/u
/** Brackets of markup, and control characters that no keyboard types: typed by a machine, not as a name. */
const MARKUP = /[<>]|(?!\s)\p{Cc}/u
/** More combining marks on a letter than any of our languages has, and than any language has. */
const PILED = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]\p{M}{3}|\p{M}{4}/u

/** Whether a name is unreadable or misleading as rendered. */
const isUnreadable = (typed: string): boolean =>
  MARKUP.test(typed) || DISGUISE.test(typed) || PILED.test(typed.normalize('NFC'))

/** Normalises a name: no invisible characters, single spaces. */
export const normalizeName = (typed: string): string =>
  typed
    .replace(UNSEEN, (unseen) => (unseen === JOINER ? unseen : ' '))
    .replace(/\s+/gu, ' ')
    .trim()

/** Owner and site: a name must be neither their email nor the site's name. */
export type NameOwner = { readonly email: string; readonly site: string }

/** Validates and normalises a profile name (spec §5, product.md §4). */
export function checkName(typed: string, { email, site }: NameOwner): Result<string, NameError> {
  if (isUnreadable(typed)) return err({ code: 'name.unreadable' })
  const name = normalizeName(typed)
  const length = [...name].filter((character) => character !== JOINER).length
  const { minimum, maximum } = NAME_LENGTH
  if (name !== '' && sameText(name, email.trim())) return err({ code: 'name.is-email' })
  if (name.startsWith('@')) return err({ code: 'name.starts-with-at' })
  if (length === 0) return err({ code: 'name.missing' })
  if (length < minimum) return err({ code: 'name.too-short', minimum })
  if (hasContact(name)) return err({ code: 'name.has-contact' })
  if (length > maximum) return err({ code: 'name.too-long', maximum })
  // A name must contain letters: others say it and search for it.
  if (!/[\p{L}\p{N}]/u.test(name)) return err({ code: 'name.unreadable' })
  if (isReserved(name, site)) return err({ code: 'name.reserved' })
  return ok(name)
}
