import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { PHOTO_LIMIT } from '#core/profiles/photo.ts'
import { PriceTag } from '#ui/patterns/price-tag/price-tag.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Table } from '#ui/primitives/table/table.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { userQuery } from '../../accounts/account/queries.ts'
import { useIsConfirmed } from '../../accounts/account/use-is-confirmed.ts'
import { useFormat } from '../../shared/use-format.ts'
import { settingsQuery } from '../../site/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { DiscountLine } from './discount-line.tsx'
import { useMethods } from './methods.ts'
import { NothingForSale } from './nothing-for-sale.tsx'
import { offerOf } from './offer.ts'
import { PriceNote } from './price-note.tsx'
import { bundlesQuery } from './queries.ts'
import { useActiveDiscount } from './use-discount.ts'
import { usePriceWords } from './use-price-words.ts'

/** All prices, public before signup. */
export function PricingScreen() {
  const { t } = useTranslation(['credits', 'common'])
  const { data: user } = useQuery(userQuery)
  const { data: settings } = useQuery(settingsQuery)
  const confirmed = useIsConfirmed()
  const closed = settings?.payments === 'none'
  const { noteOn } = usePriceWords()
  const note = settings && noteOn(settings.photo_credits, settings.gift_credits)
  return (
    <Page width="reading">
      <Stack gap="xl">
        <Stack gap="xs">
          <Heading level={1}>{t('pricing.title')}</Heading>
          <Text>{t('pricing.intro')}</Text>
        </Stack>
        {settings && (
          <Stack gap="s">
            <Surface tone="trust" inset="m">
              <Stack as="ul" gap="s">
                <PriceRow words={t('pricing.message')} credits={settings.message_credits} />
                <PriceRow words={t('pricing.photo')} credits={settings.photo_credits} />
                <PriceRow words={t('pricing.gift')} credits={settings.gift_credits} />
              </Stack>
            </Surface>
            {note && (
              <Text size="s" tone="muted">
                {note}
              </Text>
            )}
            {settings.signup_credits > 0 && !confirmed && (
              <Text>
                {t('pricing.signup', {
                  gift: t('common:credits', { count: settings.signup_credits }),
                })}
              </Text>
            )}
          </Stack>
        )}
        <Limits />
        {closed ? <NothingForSale /> : <Prices />}
        {settings && !closed && (
          <Text size="s" tone="muted">
            {t('pricing.fine', { count: settings.refund_days })}
          </Text>
        )}
        {!(user && closed) && (
          <Button asChild tone={user ? 'trust' : 'ember'} size="l">
            {user ? (
              <Link to="/credits">{t('pricing.buy')}</Link>
            ) : (
              <Link to="/signup">{t('pricing.start')}</Link>
            )}
          </Button>
        )}
      </Stack>
    </Page>
  )
}

type PriceRowProps = { readonly words: string; readonly credits: number }

/** What is sent, and its price; over a message's in money below it. */
function PriceRow({ words, credits }: PriceRowProps) {
  const { t } = useTranslation()
  const money = usePriceWords().moneyOf(credits)
  return (
    <Inline as="li" justify="between" align="baseline" gap="xs">
      <Text as="span">{words}</Text>
      <Stack gap="xxs" align="end">
        <Amount size="l" tone="trust">
          {t('credits', { count: credits })}
        </Amount>
        {money && (
          <Text as="span" size="s">
            {money}
          </Text>
        )}
      </Stack>
    </Inline>
  )
}

/** What is free: the signup grant and the free allowance. */
function Limits() {
  const { t } = useTranslation('credits')
  const { data: settings } = useQuery(settingsQuery)
  if (!settings) return null
  const { rule, limit: count } = settings.free_allowance
  return (
    <Stack as="section" gap="xs" labelledBy="pricing-free">
      <Heading level={2} size="l" id="pricing-free">
        {t('pricing.free')}
      </Heading>
      <Text>
        {t(`pricing.free-${rule}`, { count })}{' '}
        {t('pricing.free-photos', { count: PHOTO_LIMIT.free })}
      </Text>
      <Text>{t('pricing.free-premium', { count: PHOTO_LIMIT.premium })}</Text>
    </Stack>
  )
}

function Prices() {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const shown = useMethods()
  const { data, error, refetch } = useQuery(bundlesQuery)
  const { data: settings } = useQuery(settingsQuery)
  const current = useActiveDiscount()
  if (error && !data) return <TryAgain error={error} onAgain={() => refetch()} />
  if (!data) {
    return (
      <Loading label={t('bundles.loading')}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Loading>
    )
  }
  const names = data.methods.map((id) => shown(id).within)
  const offers = data.bundles.map((bundle) =>
    offerOf(bundle, current?.discount ?? null, settings?.message_credits ?? 1),
  )
  return (
    <Stack gap="m">
      {current && <DiscountLine current={current} />}
      <Table
        caption={t('pricing.bundles')}
        rows={offers}
        keyOf={({ id }) => id}
        columns={[
          {
            title: t('pricing.credits'),
            cell: (bundle) => <Amount tone="ink">{format.number(bundle.credits)}</Amount>,
          },
          {
            title: t('pricing.price'),
            kind: 'amount',
            cell: ({ price, total, discounted }) => (
              <PriceTag
                price={format.money(total)}
                stacked
                {...(discounted && {
                  before: {
                    price: format.money(price),
                    was: t('bundles.was'),
                    now: t('bundles.now'),
                  },
                })}
              />
            ),
          },
          {
            title: t('pricing.each'),
            kind: 'amount',
            cell: ({ each }) => <Amount>{format.money(each)}</Amount>,
          },
        ]}
      />
      <PriceNote country={data.country} vat={data.vat} />
      <Text size="s" tone="muted">
        {t('pricing.methods', { list: format.list(names) })}
      </Text>
    </Stack>
  )
}
