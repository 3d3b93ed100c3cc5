import { useInfiniteQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { LoadMore } from '#ui/primitives/load-more/load-more.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { ActionFilter } from './action-filter.tsx'
import { ActionTable } from './action-table.tsx'
import { LogExport } from './log-export.tsx'
import { actionsQuery } from './queries.ts'
import { ALL_ACTIONS, useActionChoice } from './use-action-choice.ts'

/** What operators did, newest first; nothing in it can be changed. */
export function ActionsScreen() {
  const { t } = useTranslation(['desk-operation', 'desk'])
  return (
    <Page>
      <Stack gap="l">
        <Stack gap="xs">
          <Heading level={1} size="xl">
            {t('desk:nav.actions')}
          </Heading>
          <Text tone="muted">{t('actions.lead')}</Text>
        </Stack>
        <Actions />
        <LogExport />
      </Stack>
    </Page>
  )
}

function Actions() {
  const { t } = useTranslation(['desk-operation', 'common'])
  const [choice, setChoice] = useActionChoice()
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    actionsQuery(choice),
  )
  if (error && !data) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!data) {
    return (
      <Loading label={t('common:loading')}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
          <Skeleton />
        </Stack>
      </Loading>
    )
  }
  const isFiltered = choice.action !== null || choice.operator !== null
  const actions = data.pages.flatMap((page) => page.actions)
  const subjects = data.pages.flatMap((page) => page.subjects)
  return (
    <Surface>
      <Stack gap="m">
        <ActionFilter
          choice={choice}
          operators={data.pages[0]?.operators ?? []}
          onChoose={setChoice}
        />
        {actions.length === 0 && !isFiltered && <Text>{t('actions.none')}</Text>}
        {actions.length === 0 && isFiltered && (
          <Inline gap="m" wrap>
            <Text>{t('actions.none-found')}</Text>
            <Button size="s" onClick={() => setChoice(ALL_ACTIONS)}>
              {t('actions.clear')}
            </Button>
          </Inline>
        )}
        {actions.length > 0 && <ActionTable actions={actions} subjects={subjects} />}
        {hasNextPage && (
          <LoadMore
            label={t('actions.more')}
            auto={false}
            busy={isFetchingNextPage}
            onMore={() => void fetchNextPage()}
          />
        )}
      </Stack>
    </Surface>
  )
}
