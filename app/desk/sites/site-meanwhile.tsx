import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { SiteEntry } from '#core/site/settings.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Disclosure } from '#ui/primitives/disclosure/disclosure.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useFormat } from '../../shared/use-format.ts'
import { ChangeList } from './change-list.tsx'
import { changesBetween } from './changes.ts'
import type { Meanwhile } from './meanwhile.ts'
import { type DeskSite, fileQuery } from './queries.ts'

export type SiteMeanwhileProps = {
  readonly site: DeskSite
  readonly meanwhile: Meanwhile
  /** What is here. */
  readonly mine: SiteEntry
  readonly onKeep: () => void
  readonly onTake: () => void
}

/** A colleague changed the site meanwhile: who, and in what the two differ, before one takes the place of the other. */
export function SiteMeanwhile({ site, meanwhile, mine, onKeep, onTake }: SiteMeanwhileProps) {
  const { t } = useTranslation('desk-sites')
  const format = useFormat()
  const { data: open } = useQuery(fileQuery)
  const published = open?.find(({ id }) => id === site.entry.id)
  const theirs = meanwhile.kind === 'draft' ? site.entry : (published ?? site.entry)
  const changes = changesBetween(theirs, mine, site.defaults)
  const lead =
    meanwhile.kind === 'gone'
      ? t('meanwhile.gone')
      : t(`meanwhile.${meanwhile.kind}`, {
          by: meanwhile.by ?? t('by-command'),
          at: format.moment(meanwhile.at),
        })
  return (
    <Alert
      tone="warning"
      title={lead}
      action={
        <Inline gap="s">
          <Button size="s" onClick={onKeep}>
            {t('meanwhile.keep')}
          </Button>
          <Button size="s" onClick={onTake}>
            {t('meanwhile.take')}
          </Button>
        </Inline>
      }
    >
      <Stack gap="xs">
        <Text size="s">{t('meanwhile.body')}</Text>
        {changes.length > 0 ? (
          <Disclosure title={t('meanwhile.apart', { count: changes.length })}>
            <ChangeList changes={changes} choices={site.choices} kind="apart" />
          </Disclosure>
        ) : (
          <Text size="s">{t('meanwhile.same')}</Text>
        )}
      </Stack>
    </Alert>
  )
}
