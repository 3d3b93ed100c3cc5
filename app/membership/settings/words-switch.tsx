import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Switch } from '#ui/primitives/field/switch.tsx'
import { setShowsWords, showsWords } from '../../client/worker/previews.ts'

const wordsShownQuery = queryOptions({
  queryKey: ['push-words'],
  queryFn: () => showsWords(caches),
})

/** Whether notifications on this device show the first words of a message; off until somebody turns it on. */
export function WordsSwitch() {
  const { t } = useTranslation('notices')
  const queries = useQueryClient()
  const { data: shown } = useQuery(wordsShownQuery)
  if (shown === undefined) return null
  return (
    <Switch
      label={t('push.words')}
      hint={t('push.words-hint')}
      checked={shown}
      onCheckedChange={async (wanted) => {
        await setShowsWords(caches, wanted)
        queries.setQueryData(wordsShownQuery.queryKey, wanted)
      }}
    />
  )
}
