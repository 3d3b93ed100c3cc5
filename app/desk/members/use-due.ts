import { useTranslation } from 'react-i18next'
import { dayOf } from '#core/shared/time.ts'
import { useFormat } from '../../shared/use-format.ts'
import type { MemberLetter } from './queries.ts'

/** A day as a moment that is of that day wherever it is shown. */
export const noonOf = (day: string): string => `${day}T12:00:00Z`

/** When a request is due, in words, and whether that day has passed. */
export function useDue() {
  const { t } = useTranslation('desk-members')
  const format = useFormat()
  const today = dayOf(Date.now())
  return ({ due_on: day }: Pick<MemberLetter, 'due_on'>) => {
    const late = day < today
    return {
      late,
      text: t(late ? 'letters.late' : 'letters.due', { when: format.date(noonOf(day)) }),
    }
  }
}
