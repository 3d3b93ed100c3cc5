import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { useFormat } from '../../shared/use-format.ts'

export type ShowAllProps = {
  readonly count: number
  /** `null` if all are shown. */
  readonly onPress: (() => void) | null
}

/** The rest of a list. */
export function ShowAll({ count, onPress }: ShowAllProps) {
  const { t } = useTranslation('settings')
  const format = useFormat()
  if (!onPress) return null
  return (
    <Inline>
      <Button onClick={onPress}>{t('all', { total: format.number(count) })}</Button>
    </Inline>
  )
}
