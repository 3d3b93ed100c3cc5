import { useTranslation } from 'react-i18next'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFictionalWarning } from '../../site/fictional-warning.ts'
import type { Settings } from '../../site/queries.ts'
import { siteKinds } from '../../site/site-kinds.ts'

/** Spec §2: the text of the entry warning: two sentences, and the site's own if it has one. */
export function EntryWords({ settings }: { readonly settings: Settings }) {
  const { t } = useTranslation()
  const warning = useFictionalWarning()
  const context = siteKinds(settings)
  return (
    <Stack gap="xs">
      <Text>{t('entry.text', { site: settings.name, age: settings.min_age })}</Text>
      {context !== 'people' && <Text>{t('entry.fictional', { context })}</Text>}
      {settings.has_fictional && warning.all && <Text>{warning.all}</Text>}
    </Stack>
  )
}
