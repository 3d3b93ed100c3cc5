import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import * as v from 'valibot'
import { tallyText } from '#core/discovery/search.ts'
import type { Filters } from '#core/discovery/searching/filters.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Sheet } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { useFormDraft } from '../../accounts/account/use-form-draft.ts'
import { searchQuery } from '../../profiles/members/queries.ts'
import { searchParams } from '../../profiles/members/search-params.ts'
import { useDebounced } from '../../shared/use-debounced.ts'
import { settingsQuery } from '../../site/queries.ts'
import { countedIn } from './counted.ts'
import { filtersOf, paramsOf } from './filters.ts'
import { SearchFields } from './search-fields.tsx'

export type SearchSheetProps = {
  readonly filters: Filters
  /** The filters the site offers. */
  readonly fields: readonly string[]
  readonly onApply: (filters: Filters) => void
  readonly onClose: () => void
}

const PAUSE = 300

const Params = v.record(v.string(), v.unknown())

/** All filters; the button shows the number of results before it is pressed. */
export function SearchSheet({ filters, fields, ...answers }: SearchSheetProps) {
  const { t } = useTranslation('members')
  const { t: common } = useTranslation()
  const form = useFormDraft<Filters>({
    name: 'search.filters',
    start: () => filters,
    read: (stored) => (v.is(Params, stored) ? filtersOf(searchParams(stored)) : null),
    stored: paramsOf,
  })
  const { value: draft, change } = form
  const onClose = () => {
    form.drop()
    answers.onClose()
  }
  const apply = () => {
    form.drop()
    answers.onApply(draft)
  }
  // The same query as the results: no second request.
  const { data } = useInfiniteQuery(searchQuery(paramsOf(useDebounced(draft, PAUSE))))
  const { data: settings } = useQuery(settingsQuery)
  const first = data?.pages[0]
  const people = first && {
    count: first.numResults,
    shown: tallyText({ count: first.numResults, more: first.numResultsMore }),
  }
  const cleared = { gender: draft.gender, peopleOnly: draft.peopleOnly }

  return (
    <Sheet
      open
      title={t('filters.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button tone="ember" onClick={apply}>
            {people
              ? t(`filters.apply${countedIn(draft, settings)}`, people)
              : t('filters.apply-unknown')}
          </Button>
          <Button onClick={() => change(cleared)}>{t('filters.clear')}</Button>
        </>
      }
    >
      <Stack gap="l">
        <SearchFields
          filters={draft}
          ownAges={first?.own_ages ?? null}
          fields={fields}
          onChange={change}
        />
      </Stack>
    </Sheet>
  )
}
