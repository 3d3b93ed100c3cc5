import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { lastMonths } from '../money/order-search.ts'
import { useMonthName } from '../money/use-month-name.ts'

/** So many months back. */
const MONTHS = 24

/** The log of a month, to download. */
export function LogExport() {
  const { t } = useTranslation('desk-operation')
  const monthName = useMonthName()
  const months = lastMonths(Date.now(), MONTHS)
  const [month, setMonth] = useState(months[0] ?? '')
  return (
    <Surface as="section" label={t('export.title')}>
      <Stack gap="m">
        <Stack gap="xs">
          <Heading level={2} size="l">
            {t('export.title')}
          </Heading>
          <Text size="s" tone="muted">
            {t('export.lead')}
          </Text>
        </Stack>
        <SelectField
          label={t('export.month')}
          value={month}
          options={months.map((value) => ({ value, label: monthName(value) }))}
          onValueChange={setMonth}
        />
        <Button asChild icon="download">
          <a href={`/api/desk/actions/export?${new URLSearchParams({ month })}`} download>
            {t('export.download')}
          </a>
        </Button>
      </Stack>
    </Surface>
  )
}
