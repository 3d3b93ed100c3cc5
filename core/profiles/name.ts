import { sameEmail } from '../accounts/email.ts'
import { err, ok, type Result } from '../shared/result.ts'
import { hasContact } from './contact.ts'
import type { ProfileError } from './errors.ts'
import { isReserved } from './reserved-names.ts'

/** product.md §4. */
export const NAME_LENGTH = { minimum: 2, maximum: 30 } as const

export type NameError = Extract<
  ProfileError,
  {
    code: `name.${'too-short' | 'too-long' | 'is-email' | 'starts-with-at' | 'has-contact' | 'unreadable' | 'reserved'}`
  }
>

/** Characters that show nothing. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu
/** Joins the parts of one emoji, so it stays. */
const JOINER = '\u200d'

/** Signs that turn the text around them, letters that show nothing, and lines drawn through what is written. */
const DISGUISE =
  /\p{Bidi_Control}|[\u115f\u1160\u2800\u3164\uffa0]|[\u0334-\u0338\u20d0-\u20dc\u20e5-\u20f0]/u
/** More marks upon one letter than any language of ours has, and than any at all. */
const PILED = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]\p{M}{3}|\p{M}{4}/u

/** Whether others could not read a name, or would read another than was typed. */
const isUnreadable = (typed: string): boolean =>
  DISGUISE.test(typed) || PILED.test(typed.normalize('NFC'))

/** A text as others will read it: what shows nothing is left out, and spaces are single. */
export const readable = (typed: string): string =>
  typed
    .replace(UNSEEN, (unseen) => (unseen === JOINER ? unseen : ' '))
    .replace(/\s+/gu, ' ')
    .trim()

/** Whose name it is to be, and where: it is neither their email nor the site's own. */
export type NameOwner = { readonly email: string; readonly site: string }

/** A profile name as it will be kept (spec §5, product.md §4). */
export function checkName(typed: string, { email, site }: NameOwner): Result<string, NameError> {
  if (isUnreadable(typed)) return err({ code: 'name.unreadable' })
  const name = readable(typed)
  const length = [...name].filter((character) => character !== JOINER).length
  const { minimum, maximum } = NAME_LENGTH
  if (name !== '' && sameEmail(name, email.trim())) return err({ code: 'name.is-email' })
  if (name.startsWith('@')) return err({ code: 'name.starts-with-at' })
  if (length < minimum) return err({ code: 'name.too-short', minimum })
  if (hasContact(name)) return err({ code: 'name.has-contact' })
  if (length > maximum) return err({ code: 'name.too-long', maximum })
  // A name is what others say and search for; pictures alone are neither.
  if (!/[\p{L}\p{N}]/u.test(name)) return err({ code: 'name.unreadable' })
  if (isReserved(name, site)) return err({ code: 'name.reserved' })
  return ok(name)
}
