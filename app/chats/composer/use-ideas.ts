import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type Icebreaker, icebreakersFor } from '#core/profiles/viewing/icebreakers.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { profileQuery } from '../../profiles/members/queries.ts'

/** Generic suggestions, for profiles with little content. */
const IDEAS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const
/** Says that their profile made one curious: only where it says something. */
const OF_A_TEXT = '2'
const AT_ONCE = 3

/** Suggested messages to a profile, some at a time: those about the profile first. Without their line where that stands beside. */
export function useIdeas(profile: string, { line = true }: { readonly line?: boolean } = {}) {
  const { t } = useTranslation('chats')
  const [from, setFrom] = useState(0)
  const { data: known } = useQuery(profileQuery(profile))
  const say = useFirstLines()
  const own = known
    ? icebreakersFor({
        ...known,
        photos: known.photos.filter(({ lock }) => !lock).length,
      }).filter(({ kind }) => line || kind !== 'line')
    : []
  const generic = IDEAS.filter((idea) => idea !== OF_A_TEXT || (known && known.about !== ''))
  const ideas = [...own.map(say), ...generic.map((idea) => t(`icebreaker.${idea}` as const))]
  return {
    ideas: ideas.slice(from, from + AT_ONCE),
    onMore: () => setFrom(from + AT_ONCE < ideas.length ? from + AT_ONCE : 0),
  }
}

/** Texts of suggestions based on a profile. */
function useFirstLines(): (icebreaker: Icebreaker) => string {
  const { t } = useTranslation('chats')
  const fields = useFieldTexts()
  return (icebreaker) => {
    switch (icebreaker.kind) {
      case 'line':
        return t('icebreaker.line', { line: icebreaker.line })
      case 'interest': {
        const interest = fields.interest(icebreaker.interest)
        return t(`icebreaker.interest-${icebreaker.wording}` as const, { interest })
      }
      case 'region':
        return t('icebreaker.region', { region: icebreaker.region })
      case 'photos':
        return t('icebreaker.photos')
    }
  }
}
