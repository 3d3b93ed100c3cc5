import { useTranslation } from 'react-i18next'
import { DAY } from '#core/shared/time.ts'
import { Countdown } from '#ui/countdown/countdown.tsx'
import { Divider } from '#ui/layout/divider.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Surface } from '#ui/layout/surface.tsx'
import { Amount } from '#ui/text/amount.tsx'
import { Heading } from '#ui/text/heading.tsx'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import type { Quote } from './queries.ts'
import { secondsOf, useRemaining } from './use-remaining.ts'

type Props = {
  readonly quote: Quote
  /** When the quote came in, by this device's clock. */
  readonly receivedAt: number
}

/** What is to be paid, line by line, and how long that holds. */
export function Bill({ quote, receivedAt }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const { bundle, discount, total, now } = quote
  const until = discount?.until
  const remaining = useRemaining(until ? { until, now, receivedAt } : null)
  return (
    <Surface as="section" label={t('checkout.summary')} inset="m">
      <Stack gap="s">
        <Heading level={2} size="l">
          {t('common:credits', { count: bundle.credits })}
        </Heading>
        <Line words={t('checkout.price')} amount={format.money(bundle.price)} />
        {discount && (
          <Line
            words={t('checkout.discount', {
              percent: format.percent(discount.percentage),
              code: discount.code,
            })}
            amount={`−${format.money(discount.saved)}`}
          />
        )}
        <Divider />
        <Inline justify="between" align="baseline" wrap={false}>
          <Text weight="semibold">{t('checkout.total')}</Text>
          <Amount size="xl">{format.money(total)}</Amount>
        </Inline>
        {remaining !== null && remaining > 0 && remaining <= DAY && (
          <Text size="s" tone="trust" as="div">
            {t('checkout.left')}{' '}
            <Countdown remaining={secondsOf(remaining)} label={t('checkout.left')} />
          </Text>
        )}
      </Stack>
    </Surface>
  )
}

function Line({ words, amount }: { readonly words: string; readonly amount: string }) {
  return (
    <Inline justify="between" align="baseline" wrap={false}>
      <Text tone="muted">{words}</Text>
      <Amount tone="ink">{amount}</Amount>
    </Inline>
  )
}
