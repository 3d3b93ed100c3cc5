import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { lastMonths } from './order-search.ts'
import type { OrderChoices } from './queries.ts'
import { useMonthName } from './use-month-name.ts'

export type BooksProps = { readonly sites: OrderChoices['sites'] }

/** So many months back. */
const MONTHS = 24

/** Orders and ledger entries of a month and site, to download. */
export function Books({ sites }: BooksProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases'])
  const monthName = useMonthName()
  const months = lastMonths(Date.now(), MONTHS)
  const [month, setMonth] = useState(months[0] ?? '')
  const [site, setSite] = useState(sites[0]?.id ?? '')
  const address = (what: 'orders' | 'ledger') =>
    `/api/desk/books/${what}?${new URLSearchParams({ site, month })}`
  return (
    <Surface as="section" label={t('books.title')}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {t('books.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t('books.lead')}
          </Text>
        </Stack>
        <Columns gap="m">
          <SelectField
            label={t('books.month')}
            value={month}
            options={months.map((value) => ({ value, label: monthName(value) }))}
            onValueChange={setMonth}
          />
          {sites.length > 1 && (
            <SelectField
              label={t('desk-cases:column.site')}
              value={site}
              options={sites.map(({ id, name }) => ({ value: id, label: name }))}
              onValueChange={setSite}
            />
          )}
        </Columns>
        <Inline gap="s">
          <Button asChild icon="download">
            <a href={address('orders')} download>
              {t('books.orders')}
            </a>
          </Button>
          <Button asChild icon="download">
            <a href={address('ledger')} download>
              {t('books.ledger')}
            </a>
          </Button>
        </Inline>
      </Stack>
    </Surface>
  )
}
