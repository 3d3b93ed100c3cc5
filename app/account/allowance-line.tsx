import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { AllowanceLeft } from '#core/chats/free-allowance.ts'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Text } from '#ui/text/text.tsx'

export type AllowanceLineProps = {
  /** As the server counts it; `null` where nothing limits the member. */
  readonly allowance: AllowanceLeft | null
}

/** How much a free member may still begin, before they write, and what to do once that is nothing (spec §6). */
export function AllowanceLine({ allowance }: AllowanceLineProps) {
  const { t } = useTranslation()
  if (!allowance) return null
  const { rule, left, limit } = allowance
  if (left > 0) {
    return (
      <Text size="s" tone="muted">
        {t(`allowance.${rule}` as const, { count: left })}
      </Text>
    )
  }
  return (
    <Alert
      tone="trust"
      icon="info"
      action={
        <Button asChild size="s" tone="trust">
          <Link to="/premium">{t('allowance.action')}</Link>
        </Button>
      }
    >
      {t(`allowance.${rule}-none` as const, { count: limit })} {t('allowance.how')}
    </Alert>
  )
}
