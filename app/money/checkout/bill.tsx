import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { DAY } from '#core/shared/time.ts'
import { Countdown } from '#ui/primitives/countdown/countdown.tsx'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { invalidate } from '../../client/invalidate.ts'
import { HERE, Sentence } from '../../shared/sentence.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { DiscountAfter } from '../credits/discount-after.tsx'
import { VatNote } from '../credits/price-note.tsx'
import type { Quote } from '../credits/queries.ts'
import { useDiscountName } from '../credits/use-discount-name.ts'
import { secondsOf, useRemaining } from '../credits/use-remaining.ts'

type Props = {
  readonly quote: Quote
  /** When the quote arrived, by this device's clock. */
  readonly receivedAt: number
}

/** Line items of the price, and its validity. */
export function Bill({ quote, receivedAt }: Props) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const discountName = useDiscountName()
  const { bundle, discount, total, now } = quote
  const until = discount?.until
  const remaining = useRemaining(until ? { until, now, receivedAt } : null)
  const over = remaining === 0
  const queries = useQueryClient()
  useEffect(() => {
    if (over) void invalidate(queries, { type: 'prices' })
  }, [over, queries])
  return (
    <Surface as="section" label={t('checkout.summary')} inset="m">
      <Stack gap="s">
        <Heading level={2} size="l">
          {t('common:credits', { count: bundle.credits })}
        </Heading>
        <Line words={t('checkout.price')} amount={format.money(bundle.price)} />
        {discount && (
          <Line
            words={discountName({ ...discount, amount: discount.saved })}
            amount={`−${format.money(discount.saved)}`}
          />
        )}
        <Divider />
        <Inline justify="between" align="baseline" gap="xs">
          <Text weight="semibold">{t('checkout.total')}</Text>
          <Amount size="xl">{format.money(total)}</Amount>
        </Inline>
        <VatNote vat={quote.vat} />
        {discount && until && remaining !== null && remaining > 0 && (
          <Text size="s" tone="trust" as="div">
            {remaining > DAY ? (
              t('checkout.until', { moment: format.moment(until) })
            ) : (
              <Sentence text={t('checkout.left', { clock: HERE })}>
                <Countdown remaining={secondsOf(remaining)} label={t('checkout.time-left')} />
              </Sentence>
            )}{' '}
            <DiscountAfter after={discount.after} />
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
