import { useTranslation } from 'react-i18next'
import type { IconName } from '#ui/primitives/icon/icons.ts'
import { useDetailTexts } from '../../locales/use-detail-texts.ts'
import { useFieldTexts } from '../../locales/use-field-texts.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { Match } from './queries.ts'

type Reason = Match['why'][number]
export type Why = { readonly icon: IconName; readonly text: string }

const ICON = {
  interests: 'smile',
  reason: 'star',
  near: 'place',
  age: 'people',
} as const satisfies Record<Reason['kind'], IconName>

/** The reasons of a suggestion as text, most relevant first. */
export function useMatchReasons(): (match: Match, most: number) => readonly Why[] {
  const { t } = useTranslation('finder')
  const fields = useFieldTexts()
  const details = useDetailTexts()
  const format = useFormat()
  const said = (reason: Reason): string => {
    switch (reason.kind) {
      case 'interests':
        return t('why.interests', {
          count: reason.interests.length,
          interests: format.list(reason.interests.map(fields.interest)),
        })
      case 'reason':
        return t('why.reason', { reason: details.reason(reason.reason) })
      case 'near':
        return t('why.near')
      case 'age':
        return t('why.age')
    }
  }
  return ({ why, line }, most) =>
    why.length === 0 && line
      ? []
      : why.length === 0
        ? [{ icon: 'people', text: t('why.wishes') }]
        : why.slice(0, most).map((reason) => ({ icon: ICON[reason.kind], text: said(reason) }))
}
