import { useQuery } from '@tanstack/react-query'
import { Link as RouterLink } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { SafeMoney } from '#ui/art/scenes/safe-money.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { bundlesQuery } from '../money/credits/queries.ts'
import { usePriceWords } from '../money/credits/use-price-words.ts'
import { useFormat } from '../shared/use-format.ts'
import { settingsQuery } from '../site/queries.ts'

/** Prices in sentences, before signup, with the site's real amounts. */
export function Costs() {
  const { t } = useTranslation('home')
  const { t: common } = useTranslation()
  const format = useFormat()
  const { data: settings } = useQuery(settingsQuery)
  const { data: offer } = useQuery(bundlesQuery)
  const { priceOf } = usePriceWords()
  if (!settings) return null
  const credits = (count: number) => common('credits', { count })
  const { rule, limit } = settings.free_allowance
  const smallest = offer?.bundles[0]
  return (
    <Surface as="section" tone="trust" inset="xl" labelledBy="costs">
      <Columns share="golden" gap="xl" align="center">
        <Stack gap="m">
          <Heading id="costs" tone="trust">
            {t('cost.title')}
          </Heading>
          <Text>{t('cost.free')}</Text>
          <Text>{t('cost.gift', { gift: credits(settings.signup_credits) })}</Text>
          <Text>{t('cost.message', { cost: credits(settings.message_credits) })}</Text>
          {/* What its money means is told by the price of a bundle below. */}
          <Text>{t('cost.photo', { cost: priceOf(settings.photo_credits) })}</Text>
          <Text>{t(`cost.limit-${rule}`, { count: limit })}</Text>
          {smallest && (
            <Text>
              {t('cost.bundle', {
                price: format.money(smallest.price),
                credits: credits(smallest.credits),
                each: format.money(smallest.per_message),
              })}
            </Text>
          )}
          <Text>{t('cost.refund', { days: settings.refund_days })}</Text>
          <Link asChild alone tone="trust">
            <RouterLink to="/pricing">{t('cost.more')}</RouterLink>
          </Link>
        </Stack>
        <SafeMoney />
      </Columns>
    </Surface>
  )
}
