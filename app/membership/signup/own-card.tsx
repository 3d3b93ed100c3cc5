import { useTranslation } from 'react-i18next'
import type { SignupDraft, SignupStep } from '#core/membership/signup/draft.ts'
import { ageOf } from '#core/profiles/age.ts'
import { GENDERS } from '#core/profiles/profile.ts'
import { isBlank } from '#core/shared/text.ts'
import { isCountry } from '#core/site/countries.ts'
import { cutAtWord } from '#ui/patterns/line/cut-at-word.ts'
import { OwnCard as Card, type OwnPart } from '#ui/patterns/own-card/own-card.tsx'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useDistance } from '../../shared/use-distance.ts'
import { useFormat } from '../../shared/use-format.ts'
import { useObjectUrl } from '../../shared/use-object-url.ts'
import type { Signup } from './signup-state.ts'
import { refusalOf } from './steps.ts'

/** Characters of a sentence that two rows hold. */
const ROOM = 60

export type OwnCardProps = {
  readonly signup: Signup
  readonly onReopen: (step: SignupStep) => void
}

/** What was filled in so far, as one's card; each part reopens its step. Nothing while there is nothing. */
export function OwnCard({ signup, onReopen }: OwnCardProps) {
  const { t } = useTranslation('signup')
  const { photo, step } = signup
  const address = useObjectUrl(photo)
  const parts = useParts(signup)
    .filter((part) => part.step !== step)
    .map(({ step: of, ...part }) => ({ ...part, key: of, onPress: () => onReopen(of) }))
  if (parts.length === 0) return null
  return <Card label={t('own.label')} picture={address} parts={parts} />
}

type Part = Omit<OwnPart, 'key' | 'onPress'> & { readonly step: SignupStep }

function useParts(signup: Signup): readonly Part[] {
  const { t } = useTranslation('signup')
  const { draft, photo } = signup
  const { to, town, region, interests } = draft
  const format = useFormat()
  const texts = useFieldTexts()
  const wishes = useWishes(draft)
  const opening = to ? 'message' : 'line'
  const sentence = draft[opening].trim()
  const parts: (Part | false)[] = [
    !isBlank(sentence) && {
      step: opening,
      text: cutAtWord(sentence, ROOM),
      action: t(`own.${opening}`),
      quoted: true,
    },
    photo !== null && { step: 'photo', text: t('photo.label'), action: t('own.change') },
    region !== '' && { step: 'location', text: town, action: t('own.place') },
    named(signup) !== null && {
      step: 'personal',
      text: named(signup) ?? '',
      action: t('own.name'),
    },
    wishes !== null && { step: 'preference', text: wishes, action: t('own.change') },
    interests.length > 0 && {
      step: 'about',
      text: format.list(interests.map(texts.interest)),
      action: t('own.change'),
    },
  ]
  return parts.filter((part) => part !== false)
}

/** Whom a lander was told that one looks for, in words. */
function useWishes({ seeks, ages, within }: SignupDraft): string | null {
  const { t } = useTranslation('signup')
  const format = useFormat()
  const distance = useDistance()
  const texts = useFieldTexts()
  const genders = seeks === 'all' ? GENDERS : seeks ? [seeks] : []
  const wishes = [
    format.list(genders.map(texts.gender)),
    ages === 'own' && t('own.wishes-age'),
    within && t('own.wishes-within', { distance: distance(within) }),
  ].filter(Boolean)
  return wishes.length > 0 ? t('own.wishes', { wishes: wishes.join(', ') }) : null
}

/** "Noor, 34", as far as it holds. */
function named(signup: Signup): string | null {
  const { name, birthDate, country } = signup.draft
  if (name.trim() === '' || refusalOf(signup, 'name')) return null
  if (refusalOf(signup, 'birthDate') || !isCountry(country)) return name.trim()
  return `${name.trim()}, ${ageOf({ birthDate, place: { country } }, signup.now)}`
}
