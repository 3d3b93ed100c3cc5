import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { BundleRow } from '#ui/patterns/bundle-row/bundle-row.tsx'
import { PayBar } from '#ui/patterns/pay-bar/pay-bar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Fieldset } from '#ui/primitives/field/fieldset.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { settingsQuery } from '../../site/queries.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { CodeField } from './code-field.tsx'
import { DiscountLine } from './discount-line.tsx'
import { HeldCode } from './held-code.tsx'
import { type Offer, offerOf } from './offer.ts'
import { PriceNote } from './price-note.tsx'
import { bundlesQuery, codeQuery } from './queries.ts'
import { useDiscount } from './use-discount.ts'

export type BundleChoiceProps = {
  /** The discount code in the URL. */
  readonly code: string | null
  readonly onCode: (code: string | null) => void
  /** The bundle in the URL. */
  readonly bundle: string | null
  readonly onBundle: (bundle: string) => void
}

/** The bundles, a discount code, and the link to checkout. The smallest is preselected. */
export function BundleChoice({ code, onCode, bundle, onBundle }: BundleChoiceProps) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const { data, error, refetch } = useQuery(bundlesQuery)
  const { data: settings } = useQuery(settingsQuery)
  const current = useDiscount(code)
  const { data: accepted } = useQuery({ ...codeQuery(code ?? ''), enabled: code !== null })
  const [chosen, choose] = useState(bundle)

  if (error && !data) return <TryAgain error={error} onAgain={() => refetch()} />
  if (!data) return <Waiting />

  const offers = data.bundles.map((bundle) =>
    offerOf(bundle, current?.discount ?? null, settings?.message_credits ?? 1),
  )
  const picked = offers.find(({ id }) => id === chosen) ?? offers[0]
  const row = ({ id, credits, price, total, each, discounted }: Offer) => (
    <BundleRow
      key={id}
      name="bundle"
      value={id}
      checked={id === picked?.id}
      onChoose={(id) => {
        choose(id)
        onBundle(id)
      }}
      credits={t('common:credits', { count: credits })}
      each={t('bundles.each', { money: format.money(each) })}
      price={format.money(total)}
      {...(discounted && {
        before: { price: format.money(price), was: t('bundles.was'), now: t('bundles.now') },
      })}
    />
  )

  return (
    <Stack gap="l">
      <Fieldset legend={t('bundles.legend')} gap="xs">
        {current && offers.some(({ discounted }) => discounted) && (
          <DiscountLine current={current} />
        )}
        {offers.map(row)}
      </Fieldset>
      <Stack gap="xs">
        <PriceNote country={data.country} vat={data.vat} />
      </Stack>
      <HeldCode applied={current?.discount.value_percentage ?? 0} onCode={onCode} />
      <CodeField code={code} onCode={onCode} />
      {picked && (
        <PayBar
          above
          what={t('common:credits', { count: picked.credits })}
          note={t('checkout.once')}
        >
          <Button asChild tone="trust" size="l" wide>
            <Link
              to="/credits/$id/{-$paymentmethod}"
              params={{ id: picked.id }}
              search={code !== null && accepted ? { code } : {}}
            >
              {t('bundles.continue', { money: format.money(picked.total) })}
            </Link>
          </Button>
        </PayBar>
      )}
    </Stack>
  )
}

function Waiting() {
  const { t } = useTranslation('credits')
  return (
    <Loading label={t('bundles.loading')}>
      <Stack gap="xs">
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
        <Skeleton shape="control" />
      </Stack>
    </Loading>
  )
}
