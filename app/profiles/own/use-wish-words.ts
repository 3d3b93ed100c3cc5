import { useTranslation } from 'react-i18next'
import { useDistance } from '../../shared/use-distance.ts'
import type { Profile } from '../members/queries.ts'

type Wishes = NonNullable<Profile['wishes']>

/** Wishes as text. */
export function useWishWords() {
  const { t } = useTranslation('members')
  const inWords = useDistance()
  const ages = ({ age_from: from, age_to: to }: Wishes) => {
    if (from !== null && to !== null) return t('age.between', { from, to })
    if (from !== null) return t('age.from', { from })
    return to === null ? t('age.any') : t('age.to', { to })
  }
  const distance = ({ within }: Wishes) =>
    within === null ? '' : t('distance.within', { distance: inWords(Number(within)) })
  return {
    ages,
    /** All of them; '' if there are none. */
    all: (wishes: Wishes | null) => {
      if (!wishes) return ''
      const age = wishes.age_from === null && wishes.age_to === null ? '' : ages(wishes)
      return [age, distance(wishes)].filter(Boolean).join(' · ')
    },
  }
}
