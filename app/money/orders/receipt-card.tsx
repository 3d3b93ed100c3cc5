import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { Divider } from '#ui/primitives/layout/divider.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Amount } from '#ui/primitives/text/amount.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { Line, Party } from '../credits/lines.tsx'
import { useMethods } from '../credits/methods.ts'
import type { Order } from '../credits/queries.ts'
import { useDiscountName } from '../credits/use-discount-name.ts'

type Receipt = NonNullable<Order['receipt']>

/** A receipt, the same as in the mail. */
export function ReceiptCard({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('credits')
  return (
    <Surface as="section" labelledBy="receipt" printsAlone>
      <Stack gap="m">
        <Heading level={2} size="l" id="receipt">
          {t('receipt.title')}
        </Heading>
        <Sums receipt={receipt} />
        <Divider />
        <Parties receipt={receipt} />
        <Text size="s" tone="muted">
          {t('receipt.mailed')}
        </Text>
      </Stack>
    </Surface>
  )
}

function Sums({ receipt }: { readonly receipt: Receipt }) {
  const { t } = useTranslation(['credits', 'common'])
  const format = useFormat()
  const discountName = useDiscountName()
  const { discount, vat, refund } = receipt
  return (
    <Stack gap="s">
      <Line words={t('receipt.number')} value={receipt.number} />
      <Line words={t('receipt.date')} value={format.date(receipt.paid_at)} />
      <Line
        words={t('common:credits', { count: receipt.credits })}
        value={format.money(receipt.price)}
      />
      {discount && (
        <Line words={discountName(discount)} value={`−${format.money(discount.amount)}`} />
      )}
      <Total words={t('receipt.total')} money={receipt.total} />
      <VatLine rate={vat?.rate} money={vat?.amount} />
      {refund && (
        <>
          <Line words={t('receipt.returned')} value={`−${format.money(refund.returned.amount)}`} />
          <VatLine rate={vat?.rate} money={refund.returned.vat} sign="−" />
          <Total words={t('receipt.remaining')} money={refund.remaining.amount} />
          <VatLine rate={vat?.rate} money={refund.remaining.vat} />
        </>
      )}
    </Stack>
  )
}

function Total({ words, money }: { readonly words: string; readonly money: Money }) {
  const format = useFormat()
  return (
    <Inline justify="between" align="baseline" wrap={false}>
      <Text weight="semibold">{words}</Text>
      <Amount size="l">{format.money(money)}</Amount>
    </Inline>
  )
}

type VatLineProps = {
  /** In hundredths of a percent. */
  readonly rate: number | undefined
  readonly money: Money | null | undefined
  readonly sign?: string
}

/** The VAT in the amount above it, if known. */
function VatLine({ rate, money, sign = '' }: VatLineProps) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  if (rate === undefined || !money) return null
  const words = t('receipt.vat', { percent: format.percent(rate / 100) })
  return <Line words={words} value={`${sign}${format.money(money)}`} />
}

function Parties({ receipt: { seller, buyer, country, method } }: { readonly receipt: Receipt }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const shown = useMethods()
  const place = country === null ? [] : [format.country(country)]
  return (
    <Stack gap="s">
      <Line words={t('receipt.method')} value={shown(method).name} />
      <Party
        words={t('receipt.seller')}
        lines={[seller.name, seller.address, seller.city, format.country(seller.country)]}
      />
      <Line words={t('receipt.kvk')} value={seller.kvk} />
      {seller.vat_numbers.map((number) => (
        <Line key={number} words={t('receipt.vat-number')} value={number} />
      ))}
      {buyer && <Party words={t('receipt.buyer')} lines={[buyer.name, buyer.email, ...place]} />}
    </Stack>
  )
}
