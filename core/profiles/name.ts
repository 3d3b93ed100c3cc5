import { err, ok, type Result } from '../shared/result.ts'
import { isLonger, sameText, trimmed } from '../shared/text.ts'
import { hasContact, nameHasContact } from './contact/contact.ts'
import { isReserved } from './contact/reserved-names.ts'
import type { ProfileError } from './errors.ts'
import { ABOUT_LENGTH } from './fields.ts'
import { tame, unspaced } from './line.ts'
import { LINE_LENGTH } from './profile.ts'

/** product.md §4. */
export const NAME_LENGTH = { minimum: 2, maximum: 30 } as const

export type NameError = Extract<
  ProfileError,
  {
    code: `name.${'missing' | 'too-short' | 'too-long' | 'is-email' | 'starts-with-at' | 'has-contact' | 'has-sign' | 'no-letters' | 'unreadable' | 'reserved' | 'mixed-scripts'}`
  }
>

/** A flag of a part of a country, such as England's: written in tags, which show nothing elsewhere. */
const TAGGED_FLAG = /\u{1f3f4}[\u{e0030}-\u{e0039}\u{e0061}-\u{e007a}]{3,6}\u{e007f}/gu
/** Tags outside a flag, and characters that every font draws differently or not at all. */
const UNDRAWN = /[\u{e0000}-\u{e007f}\p{Co}]/u

/** Bidirectional controls, invisible letters and strikethrough marks. */
const DISGUISE =
  /\p{Bidi_Control}|[\u115f\u1160\u2800\u3164\uffa0]|[\u0334-\u0338\u20d0-\u20dc\u20e5-\u20f0]/u
/** Brackets of markup; "<3" is a heart. */
const MARKUP = /<(?!3(?!\d))|>/u
/** Control characters that no keyboard types: typed by a machine, not as a name. */
const CONTROL = /(?!\s)\p{Cc}/u
/** More combining marks on a letter than any of our languages has, and than any language has. */
const PILED = /[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]\p{M}{3}|\p{M}{4}/u

/** Whether a name is unreadable or misleading as rendered. */
const isUnreadable = (typed: string): boolean =>
  CONTROL.test(typed) ||
  DISGUISE.test(typed) ||
  UNDRAWN.test(typed.replace(TAGGED_FLAG, '')) ||
  PILED.test(typed.normalize('NFC'))

/** Scripts with letters that look like those of another. */
const ALIKE = 'Latn Grek Cyrl Armn Cher Copt Lisu Cans Tfng Vaii Bamu Dsrt Osge Goth Ital Runr'
  .split(' ')
  .map((script) => new RegExp(`\\p{sc=${script}}`, 'u'))
const isMixed = (name: string): boolean => {
  const plain = name.normalize('NFKC')
  return ALIKE.filter((script) => script.test(plain)).length > 1
}

/** Owner and site: a name must be neither their email nor the site's name. */
export type NameOwner = { readonly email: string; readonly site: string }

/** Validates and normalises a profile name (spec §5, product.md §4). */
export function checkName(typed: string, { email, site }: NameOwner): Result<string, NameError> {
  if (isUnreadable(typed)) return err({ code: 'name.unreadable' })
  const [sign] = MARKUP.exec(typed) ?? []
  if (sign !== undefined) return err({ code: 'name.has-sign', sign })
  const name = normalizeName(typed)
  const { minimum, maximum } = NAME_LENGTH
  if (name !== '' && sameText(name, email.trim())) return err({ code: 'name.is-email' })
  if (name.startsWith('@')) return err({ code: 'name.starts-with-at' })
  if (name === '') return err({ code: 'name.missing' })
  // A name of one syllable may be one character of several code points.
  if ([...name.normalize('NFC')].length < minimum) return err({ code: 'name.too-short', minimum })
  if (nameHasContact(name)) return err({ code: 'name.has-contact' })
  if (isLonger(name, maximum)) return err({ code: 'name.too-long', limit: maximum })
  // A name must contain letters: others say it and search for it.
  if (!/[\p{L}\p{N}]/u.test(name.replaceAll('<3', ''))) return err({ code: 'name.no-letters' })
  if (isReserved(name, site)) return err({ code: 'name.reserved' })
  if (isMixed(name)) return err({ code: 'name.mixed-scripts' })
  return ok(name)
}

/**
 * Format characters that are pasted along and show nothing: dropped. Not joiners and tags, of which some letters and
 * flags consist.
 */
const UNSEEN = /[[\p{Cf}&&\p{Default_Ignorable_Code_Point}]--[\u200c\u200d\u{e0000}-\u{e007f}]]/gv
/** Joiners that join nothing: in front, at the end, and where letters are never joined. */
const LOOSE_JOINERS =
  /^[\u200c\u200d]+|[\u200c\u200d]+$|(?<=[\s\p{N}\p{P}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}])[\u200c\u200d]+/gu
/** Normalises a name: single spaces, and nothing that shows nothing. All that is seen stays as typed. */
export const normalizeName = (typed: string): string =>
  typed.replace(UNSEEN, '').replace(/\s+/gu, ' ').trim().replace(LOOSE_JOINERS, '')

/** The about text, trimmed; empty if nothing of it would be seen. */
export function checkAbout(
  typed: string,
): Result<string, Extract<ProfileError, { code: 'about.too-long' | 'about.has-contact' }>> {
  const about = trimmed(typed)
  if (isLonger(about, ABOUT_LENGTH)) {
    return err({ code: 'about.too-long', limit: ABOUT_LENGTH })
  }
  // Public, so no contact details.
  return hasContact(about) ? err({ code: 'about.has-contact' }) : ok(about)
}

/** A letter, a number or a picture. */
const SAYS = /[\p{L}\p{N}\p{Extended_Pictographic}]/u

/** The line a member typed, on one line; `null` to be shown with a sentence of their "about me". */
export function checkLine(
  typed: string,
): Result<string | null, Extract<ProfileError, { code: 'line.too-long' | 'line.has-contact' }>> {
  const line = trimmed(tame(typed.replaceAll(/\s+/gu, ' ')))
  if (isLonger(line, LINE_LENGTH.longest)) {
    return err({ code: 'line.too-long', limit: LINE_LENGTH.longest })
  }
  // Public, so no contact details; asked of what was typed, as directions can hide some.
  if ([typed, line, unspaced(line)].some(hasContact)) return err({ code: 'line.has-contact' })
  // Signs alone say nothing.
  return ok(SAYS.test(line) ? line : null)
}
