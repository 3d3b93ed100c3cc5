import { lengthOf } from '../../shared/text.ts'

/** Input for suggesting a first message: only what the other's profile shows. */
export type IcebreakerFacts = {
  readonly about: string
  readonly interests: readonly string[]
  readonly region: string
  /** Number of visible photos. */
  readonly photos: number
}

/** Topic of a suggested first message; its text is in the reader's language. */
export type Icebreaker =
  | { readonly kind: 'line'; readonly line: string }
  | { readonly kind: 'interest'; readonly interest: string; readonly wording: 1 | 2 }
  | { readonly kind: 'region'; readonly region: string }
  | { readonly kind: 'photos' }

/** Length range of a profile line that is quoted: shorter says little, longer is no first message. */
export const QUOTE_LENGTH = { shortest: 12, longest: 90 } as const
/** "Which photo" needs several photos. */
const SOME_PHOTOS = 3

/** Suggested first messages for a profile, most specific first; an empty profile has none. */
export function icebreakersFor({
  about,
  interests,
  region,
  photos,
}: IcebreakerFacts): readonly Icebreaker[] {
  const line = lineOf(about)
  const [first, second] = interests
  const lines: readonly (Icebreaker | false)[] = [
    line !== null && { kind: 'line', line },
    first !== undefined && { kind: 'interest', interest: first, wording: 1 },
    region !== '' && { kind: 'region', region },
    second !== undefined && { kind: 'interest', interest: second, wording: 2 },
    photos >= SOME_PHOTOS && { kind: 'photos' },
  ]
  return lines.filter((one) => one !== false)
}

/** The first sentence with content and of suitable length, without its full stop. */
function lineOf(about: string): string | null {
  const line = about
    .split('\n')
    .flatMap(sentencesOf)
    // Skip questions: quoting one back makes no sense.
    .filter((sentence) => !sentence.includes('?'))
    .map((sentence) => (endsShortened(sentence) ? sentence : sentence.replace(/[.!]+$/, '')))
    .find((line) => {
      const length = lengthOf(line)
      return length >= QUOTE_LENGTH.shortest && length <= QUOTE_LENGTH.longest
    })
  return line ?? null
}

/** What ends a sentence, also with a quotation mark behind it. */
const END = /[.!?…]+["'”’»)]*\s+/gu
/** What begins one: no small letter. */
const BEGINNING = /^["'“„«»¿¡(]*[^\p{Ll}\s]/u

/** Sentences of a line. A full stop in a number, a time or an abbreviation ends none. */
function sentencesOf(line: string): readonly string[] {
  const sentences: string[] = []
  let from = 0
  for (const { 0: end, index } of line.matchAll(END)) {
    const next = index + end.length
    const after = line.slice(next)
    const shortened = /^\.\s/.test(end) && isShortened(line.slice(from, index), after)
    if (!BEGINNING.test(after) || shortened) continue
    sentences.push(line.slice(from, next).trim())
    from = next
  }
  return [...sentences, line.slice(from).trim()]
}

/** Abbreviations in the site's languages: before a name, and before a number only. */
const BEFORE_NAME =
  'dr|drs|mr|mrs|ms|prof|dipl|ing|st|ste|sr|sra|srta|hr|fr|ul|bzw|evtl|inkl|incl|ggf|sog|bijv|vgl'
const BEFORE_NUMBER =
  'nr|no|kl|klo|ca|ok|max|maks|min|tel|tlf|puh|geb|gest|ur|synt|jg|bj|str|art|vol|ev'
const SHORT_WORD = new RegExp(
  `(?<![\\p{L}\\d])(?:${BEFORE_NAME}|\\p{L}|\\p{L}{1,3}(?:\\.\\p{L}{1,3})+)$`,
  'iu',
)
const SHORT_BEFORE_NUMBER = new RegExp(`(?<![\\p{L}\\d])(?:${BEFORE_NUMBER})$`, 'iu')
/** German writes the day with a full stop and the month with a capital. */
const MONTH = /^(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez)/iu

const isShortened = (before: string, after: string): boolean =>
  SHORT_WORD.test(before) ||
  (/^\d/.test(after) && SHORT_BEFORE_NUMBER.test(before)) ||
  (/(?<!\d)\d{1,2}$/.test(before) && (MONTH.test(after) || /^\d/.test(after)))

/** Whether it ends in letters with full stops, such as "u.v.m.": the last one belongs to them. */
const endsShortened = (sentence: string): boolean => /\p{L}\.\p{L}{1,3}\.$/u.test(sentence)
