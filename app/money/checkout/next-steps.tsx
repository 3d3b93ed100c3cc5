import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { DIRECT_DEBIT } from '#core/money/direct-debit.ts'
import type { Money } from '#core/shared/money.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import { settingsQuery } from '../../site/queries.ts'

type Props = {
  readonly total: Money
  readonly credits: number
  /** The chosen method. */
  readonly method: string | null
}

/** What happens after pressing the button. */
export function NextSteps({ total, credits, method }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const steps = [
    method === DIRECT_DEBIT
      ? t('checkout.next-debit', { money: format.money(total) })
      : t('checkout.next-pay', { money: format.money(total) }),
    t('checkout.next-credits', { count: credits }),
    ...(user?.paid_user === false ? [t('checkout.next-premium')] : []),
    t('checkout.next-once'),
    ...(settings && settings.refund_days > 0
      ? [t('checkout.next-refund', { count: settings.refund_days })]
      : []),
  ]
  return (
    <Stack as="section" gap="xs" labelledBy="next-steps">
      <Heading level={2} size="m" id="next-steps">
        {t('checkout.next')}
      </Heading>
      <Stack as="ul" gap="xs">
        {steps.map((step) => (
          <Text as="li" size="s" tone="muted" key={step}>
            {step}
          </Text>
        ))}
      </Stack>
    </Stack>
  )
}
