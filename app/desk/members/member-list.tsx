import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { CaseList } from '../case-list.tsx'
import { useDraft } from '../cases/use-draft.ts'
import { MemberFilter } from './member-filter.tsx'
import { MemberTable } from './member-table.tsx'
import { EVERY_MEMBER, membersQuery } from './queries.ts'

/** All members, newest first, limited to those with something in common. */
export function MemberList() {
  const { t } = useTranslation('desk-members')
  const { draft: choice, change, drop } = useDraft('member-list', EVERY_MEMBER)
  // Typing an address is not kept waiting by the list.
  const query = useInfiniteQuery(membersQuery(useDeferredValue(choice)))
  const isLimited = Object.values(choice).some((part) => part !== '')
  return (
    <Stack as="section" gap="m" label={t('list.title')}>
      <Heading level={2} size="l">
        {t('list.title')}
      </Heading>
      <MemberFilter choice={choice} onChoose={change} />
      {isLimited && (
        <div>
          <Button size="s" onClick={drop}>
            {t('filter.clear')}
          </Button>
        </div>
      )}
      <CaseList
        query={query}
        cases={query.data?.pages.flatMap((page) => page.members)}
        loading={t('list.loading')}
        more={t('list.more')}
        empty={{ title: t('list.none'), text: t('list.none-text') }}
      >
        {(members) => (
          <Surface as="section">
            <MemberTable caption={t('list.caption')} members={members} />
          </Surface>
        )}
      </CaseList>
    </Stack>
  )
}
