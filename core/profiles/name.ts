import { sameEmail } from '../accounts/email.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ProfileError } from './errors.ts'

/** product.md §4. */
export const NAME_LENGTH = { minimum: 2, maximum: 30 } as const

export type NameError = Extract<
  ProfileError,
  { code: `name.${'too-short' | 'too-long' | 'is-email' | 'starts-with-at' | 'has-contact'}` }
>

/** Characters that show nothing or turn the text around them. */
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\u2028\u2029]/gu
/** Joins the parts of one emoji, so it stays. */
const JOINER = '\u200d'

const LINK =
  /https?:|www\.|[\p{L}\d-]\.(?:com|net|org|info|biz|eu|nl|be|de|at|ch|fr|it|es|pl|dk|se|no|fi|uk|ie|us|ca|au|nz|me|io|co|app|site|online|xyz|link|tv|ly|gg)(?![\p{L}\d])/iu
const PHONE = /(?:\d[\s().\-/_]*){7,}/u

/** Whether a text tells how to reach somebody outside the site. */
const hasContact = (text: string): boolean =>
  text.includes('@') || LINK.test(text) || PHONE.test(text)

/** A text as others will read it: what shows nothing is left out, and spaces are single. */
export const readable = (typed: string): string =>
  typed
    .replace(UNSEEN, (unseen) => (unseen === JOINER ? unseen : ' '))
    .replace(/\s+/gu, ' ')
    .trim()

/** A profile name as it will be kept (spec §5, product.md §4). */
export function checkName(typed: string, email: string): Result<string, NameError> {
  const name = readable(typed)
  const length = [...name].filter((character) => character !== JOINER).length
  const { minimum, maximum } = NAME_LENGTH
  if (name !== '' && sameEmail(name, email.trim())) return err({ code: 'name.is-email' })
  if (name.startsWith('@')) return err({ code: 'name.starts-with-at' })
  if (length < minimum) return err({ code: 'name.too-short', minimum })
  if (hasContact(name)) return err({ code: 'name.has-contact' })
  if (length > maximum) return err({ code: 'name.too-long', maximum })
  return ok(name)
}
