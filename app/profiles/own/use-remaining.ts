import { useTranslation } from 'react-i18next'
import { lengthOf } from '#core/shared/text.ts'
import { useFormat } from '../../shared/use-format.ts'

/** How many characters a text has left, or is over. */
export function useRemaining(): (typed: string | undefined, limit: number) => string {
  const { t } = useTranslation('profile')
  const format = useFormat()
  return (typed = '', limit) => {
    const left = limit - lengthOf(typed.trim())
    const count = Math.abs(left)
    return t(left < 0 ? 'over' : 'left', { count, shown: format.number(count) })
  }
}
