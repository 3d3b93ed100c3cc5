import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Filters } from '#core/discovery/filters.ts'
import { tallyText } from '#core/discovery/tally.ts'
import { Button } from '#ui/button/button.tsx'
import { Sheet } from '#ui/dialog/dialog.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { useSettled } from '../shared/use-settled.ts'
import { paramsOf } from './filters.ts'
import { searchQuery } from './queries.ts'
import { SearchFields } from './search-fields.tsx'

export type SearchSheetProps = {
  readonly filters: Filters
  /** Which filters the site offers. */
  readonly fields: readonly string[]
  readonly onApply: (filters: Filters) => void
  readonly onClose: () => void
}

const PAUSE = 300

/** All filters at once; the button says how many people they leave before one presses it. */
export function SearchSheet({ filters, fields, onApply, onClose }: SearchSheetProps) {
  const { t } = useTranslation('members')
  const { t: common } = useTranslation()
  const [draft, setDraft] = useState(filters)
  // What is counted here is what the screen will show, so nothing is asked twice.
  const { data } = useInfiniteQuery(searchQuery(paramsOf(useSettled(draft, PAUSE))))
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
          <Button tone="ember" onClick={() => onApply(draft)}>
            {people ? t('filters.apply', people) : t('filters.apply-unknown')}
          </Button>
          <Button onClick={() => setDraft(cleared)}>{t('filters.clear')}</Button>
        </>
      }
    >
      <Stack gap="l">
        <SearchFields filters={draft} fields={fields} onChange={setDraft} />
      </Stack>
    </Sheet>
  )
}
