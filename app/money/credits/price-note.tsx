import { useTranslation } from 'react-i18next'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Offered } from './queries.ts'

type VatProps = { readonly vat: Offered['vat'] }

/** VAT rate and country, beside every price. */
export function VatNote({ vat }: VatProps) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (
    <Text size="s" tone="muted">
      {vat
        ? t('price.vat', {
            percent: format.percent(vat.rate / 100),
            country: format.country(vat.country),
          })
        : t('price.vat-none')}
    </Text>
  )
}

type Props = VatProps & Pick<Offered, 'country'>

/** Explains that prices are equal for all, discount rules, and VAT. */
export function PriceNote({ country, vat }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (
    <>
      <VatNote vat={vat} />
      <Text size="s" tone="muted">
        {t('price.same', { country: format.country(country) })}
      </Text>
    </>
  )
}
