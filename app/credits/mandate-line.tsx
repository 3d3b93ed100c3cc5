import { useTranslation } from 'react-i18next'
import { Text } from '#ui/text/text.tsx'
import { useFormat } from '../shared/use-format.ts'
import type { Order } from './queries.ts'

type Props = { readonly mandate: NonNullable<Order['mandate']> }

/** The mandate an order was debited on: its reference, the account's last signs, and when it was given. */
export function MandateLine({ mandate: { reference, iban, signed_at } }: Props) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  return (
    <Text as="span" size="s" tone="muted">
      {t('mandate.line', { reference, iban, moment: format.date(signed_at) })}
    </Text>
  )
}
