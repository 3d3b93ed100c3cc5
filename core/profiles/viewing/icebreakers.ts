import { lengthOf } from '../../shared/text.ts'
import { endsShortened, sentencesOf } from '../sentences.ts'

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
  const line = quotableIn(about)
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
function quotableIn(about: string): string | null {
  const line = [...sentencesOf(about)]
    // Skip questions: quoting one back makes no sense.
    .filter((sentence) => !sentence.includes('?'))
    .map((sentence) => (endsShortened(sentence) ? sentence : sentence.replace(/[.!]+$/, '')))
    .find((line) => {
      const length = lengthOf(line)
      return length >= QUOTE_LENGTH.shortest && length <= QUOTE_LENGTH.longest
    })
  return line ?? null
}
