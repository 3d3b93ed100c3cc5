import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { settingsQuery } from '../../site/queries.ts'
import { SearchFields } from './search-fields.tsx'

/** All filters as an HTML form in the page, for browsers without scripts; otherwise a sheet. */
export function FilterForm({ filters }: { readonly filters: Filters }) {
  const { t } = useTranslation('members')
  const { data: settings } = useQuery(settingsQuery)
  const [draft, setDraft] = useState(filters)
  return (
    <Surface inset="m">
      <form action="/members" aria-label={t('filters.title')}>
        <Stack gap="l">
          <SearchFields
            native
            filters={draft}
            fields={settings?.search_fields ?? []}
            onChange={setDraft}
          />
          <Button type="submit" tone="ember">
            {t('filters.apply-unknown')}
          </Button>
        </Stack>
      </form>
    </Surface>
  )
}
