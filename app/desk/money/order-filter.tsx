import { useTranslation } from 'react-i18next'
import { ORDER_STATES } from '#core/money/order.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useMethods } from '../../money/credits/methods.ts'
import { DeskLink, useDeskNavigate } from '../desk-link.tsx'
import { lastMonths, type OrderSearch } from './order-search.ts'
import type { OrderChoices } from './queries.ts'
import { useMonthName } from './use-month-name.ts'

export type OrderFilterProps = { readonly search: OrderSearch; readonly choices: OrderChoices }

/** So many months back. */
const MONTHS = 24

/** What the list is limited to; it is in the address, so that a list can be kept and sent. */
export function OrderFilter({ search, choices }: OrderFilterProps) {
  const { t } = useTranslation(['desk-money', 'desk-cases', 'credits'])
  const navigate = useDeskNavigate()
  const method = useMethods()
  const monthName = useMonthName()
  const every = { value: '', label: t('filter.every') }
  const choose = (key: keyof OrderSearch) => (value: string) =>
    void navigate({
      to: '/desk/orders',
      search: { ...search, [key]: value === '' ? undefined : value },
      replace: true,
    })
  const only = [search.code, search.member && t('filter.member')].filter(Boolean)
  return (
    <Stack gap="s">
      <Columns gap="m">
        {!search.list && (
          <SelectField
            label={t('desk-cases:column.state')}
            value={search.state ?? ''}
            options={[
              every,
              ...ORDER_STATES.map((value) => ({
                value,
                label: t(`credits:orders.state.${value}`),
              })),
            ]}
            onValueChange={choose('state')}
          />
        )}
        {choices.sites.length > 1 && (
          <SelectField
            label={t('desk-cases:column.site')}
            value={search.site ?? ''}
            options={[every, ...choices.sites.map(({ id, name }) => ({ value: id, label: name }))]}
            onValueChange={choose('site')}
          />
        )}
        <SelectField
          label={t('column.method')}
          value={search.method ?? ''}
          options={[
            every,
            ...choices.methods.map((value) => ({ value, label: method(value).name })),
          ]}
          onValueChange={choose('method')}
        />
        <SelectField
          label={t('filter.period')}
          value={search.month ?? ''}
          options={[
            every,
            ...lastMonths(Date.now(), MONTHS).map((value) => ({ value, label: monthName(value) })),
          ]}
          onValueChange={choose('month')}
        />
      </Columns>
      {only.length > 0 && (
        <Inline gap="m">
          <Text size="s">{t('filter.only', { what: only.join(', ') })}</Text>
          <Button asChild size="s">
            <DeskLink to="/desk/orders">{t('filter.clear')}</DeskLink>
          </Button>
        </Inline>
      )}
    </Stack>
  )
}
