import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { MEMBER_SIGNALS } from '#core/desk/member-lists.ts'
import { isCountry } from '#core/site/countries.ts'
import { SelectField } from '#ui/primitives/field/select-field.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { JOINED_WITHIN, MEMBER_STATES, type MemberChoice, memberChoicesQuery } from './queries.ts'

export type MemberFilterProps = {
  readonly choice: MemberChoice
  readonly onChoose: (part: Partial<MemberChoice>) => void
}

/** What the list of members is limited to. */
export function MemberFilter({ choice, onChoose }: MemberFilterProps) {
  const { t } = useTranslation(['desk-members', 'desk-cases'])
  const format = useFormat()
  const { data: choices } = useQuery(memberChoicesQuery)
  const every = { value: '', label: t('filter.every') }
  const { sites = [], countries = [], sources = [] } = choices ?? {}
  return (
    <Stack gap="m">
      <Columns gap="m">
        <SelectField
          label={t('desk-cases:column.state')}
          value={choice.status}
          options={[
            every,
            ...MEMBER_STATES.map((value) => ({ value, label: t(`desk-cases:status.${value}`) })),
          ]}
          onValueChange={(status) => onChoose({ status })}
        />
        <SelectField
          label={t('desk-cases:column.since')}
          value={choice.days}
          options={[
            every,
            ...JOINED_WITHIN.map((value) => ({ value, label: t(`filter.days-${value}`) })),
          ]}
          onValueChange={(days) => onChoose({ days })}
        />
        <SelectField
          label={t('filter.photo')}
          value={choice.photo}
          options={[every, { value: 'none', label: t('filter.no-photo') }]}
          onValueChange={(photo) => onChoose({ photo })}
        />
        <SelectField
          label={t('desk-cases:member.country')}
          value={choice.country}
          options={[
            every,
            ...countries
              .filter(isCountry)
              .map((value) => ({ value, label: format.country(value) })),
          ]}
          onValueChange={(country) => onChoose({ country })}
        />
        {sites.length > 1 && (
          <SelectField
            label={t('desk-cases:column.site')}
            value={choice.site}
            options={[every, ...sites.map(({ id, name }) => ({ value: id, label: name }))]}
            onValueChange={(site) => onChoose({ site })}
          />
        )}
        {sources.length > 0 && (
          <SelectField
            label={t('filter.source')}
            value={choice.source}
            options={[every, ...sources.map((value) => ({ value, label: value }))]}
            onValueChange={(source) => onChoose({ source })}
          />
        )}
      </Columns>
      <Closer choice={choice} onChoose={onChoose} />
    </Stack>
  )
}

/** What tells of one hand behind several accounts, and of an address known in part. */
function Closer({ choice, onChoose }: MemberFilterProps) {
  const { t } = useTranslation('desk-members')
  const every = { value: '', label: t('filter.every') }
  return (
    <Columns gap="m">
      <SelectField
        label={t('filter.signal')}
        hint={t('filter.signal-hint')}
        value={choice.signal}
        options={[
          every,
          ...MEMBER_SIGNALS.map((value) => ({ value, label: t(`signals.${value}`) })),
        ]}
        onValueChange={(signal) => onChoose({ signal })}
      />
      <TextField
        label={t('filter.address')}
        hint={t('filter.address-hint')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
        value={choice.address}
        onValueChange={(address) => onChoose({ address })}
      />
    </Columns>
  )
}
