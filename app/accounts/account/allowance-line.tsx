import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/messages/free-allowance.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { PremiumButton } from './premium-button.tsx'

export type AllowanceLineProps = {
  /** From the server; `null` if unlimited. */
  readonly allowance: AllowanceLeft | null
  /** To whom one would write. */
  readonly profile?: string
  readonly align?: 'start' | 'center'
  /** Only why, beside an action that leads on. */
  readonly brief?: boolean
}

/** A free member's remaining allowance, and what to do at zero (spec §6). */
export function AllowanceLine({
  allowance,
  profile,
  align = 'start',
  brief = false,
}: AllowanceLineProps) {
  const { t } = useTranslation()
  if (!allowance) return null
  const { rule, left, limit } = allowance
  if (left > 0) {
    return (
      <Text size="s" tone="muted" align={align}>
        {t(`allowance.${rule}` as const, { count: left })}
      </Text>
    )
  }
  const spent = t(`allowance.${rule}-none` as const, { count: limit })
  if (brief) {
    return (
      <Text size="s" tone="muted" align={align}>
        {spent}
      </Text>
    )
  }
  return (
    <Alert tone="trust" icon="info" action={<PremiumButton size="s" profile={profile} />}>
      {spent} {t('allowance.how')}
    </Alert>
  )
}
