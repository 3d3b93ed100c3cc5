import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { Money } from '#core/shared/money.ts'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { companyQuery } from '../../site/queries.ts'

/** What a mandate allows: amount, date, creditor, and the refund right. Shown before signing. */
export function DebitTerms({ total }: { readonly total: Money }) {
  const { t } = useTranslation('credits')
  const format = useFormat()
  const { data: company } = useQuery(companyQuery)
  const terms = [
    t('debit.terms-once', { company: company?.name ?? '', money: format.money(total) }),
    t('debit.terms-credits'),
    t('debit.terms-back'),
    t('debit.terms-kept'),
  ]
  return (
    <Surface as="section" tone="trust" inset="m" label={t('debit.terms')}>
      <Stack gap="xs">
        <Heading level={2} size="m">
          {t('debit.terms')}
        </Heading>
        <Stack as="ul" gap="xs">
          {terms.map((term) => (
            <Text as="li" size="s" key={term}>
              {term}
            </Text>
          ))}
        </Stack>
      </Stack>
    </Surface>
  )
}
