import { useTranslation } from 'react-i18next'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import type { Order } from '../credits/queries.ts'

type Props = { readonly mandate: NonNullable<Order['mandate']> }

/** An order's mandate: reference, masked account, and date. */
export function MandateLine({ mandate: { reference, iban, signed_at } }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (
    <Text as="span" size="s" tone="muted">
      {t('mandate.line', { reference, iban, moment: format.date(signed_at) })}
    </Text>
  )
}
