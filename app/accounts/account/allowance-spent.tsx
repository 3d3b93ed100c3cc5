import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { Text, type TextProps } from '#ui/primitives/text/text.tsx'

export type AllowanceSpentProps = Pick<TextProps, 'align'> & {
  readonly allowance: AllowanceLeft
}

/** Why nothing can be written: beside an action that leads on. */
export function AllowanceSpent({
  allowance: { rule, limit },
  align = 'start',
}: AllowanceSpentProps) {
  const { t } = useTranslation()
  return (
    <Text size="s" tone="muted" align={align}>
      {t(`allowance.${rule}-none`, { count: limit })}
    </Text>
  )
}
