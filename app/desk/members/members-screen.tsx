import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FOUND } from '#core/desk/member-lists.ts'
import { cleanPasted } from '#core/shared/text.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { EmptyState } from '#ui/primitives/empty-state/empty-state.tsx'
import { Form } from '#ui/primitives/field/form.tsx'
import { TextField } from '#ui/primitives/field/text-field.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Surface } from '#ui/primitives/layout/surface.tsx'
import { Loading, Skeleton } from '#ui/primitives/skeleton/skeleton.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { TryAgain } from '../../site/try-again.tsx'
import { foundQuery } from '../cases/queries.ts'
import { useDraft } from '../cases/use-draft.ts'
import { FoundNumbers } from './found-numbers.tsx'
import { MemberList } from './member-list.tsx'
import { MemberTable } from './member-table.tsx'

/** More than anything that is sought; the API takes no more either. */
const SEARCH_LENGTH = 300

const NOTHING = { typed: '', sought: '' }

/**
 * Search for a member, or for what has a number; all members where nothing is sought. What was sought stays in this tab,
 * and is in no URL.
 */
export function MembersScreen() {
  const { t } = useTranslation(['desk-cases', 'common'])
  const { draft, change } = useDraft('members', NOTHING)
  const { typed, sought } = draft
  const wanted = cleanPasted(typed)
  const isLong = wanted.length > SEARCH_LENGTH
  return (
    <Page>
      <Stack gap="l">
        <Heading level={1} size="xl">
          {t('members.title')}
        </Heading>
        <Surface>
          <Form
            label={t('members.search')}
            gap="m"
            onSubmit={() => !isLong && change({ sought: wanted })}
          >
            <TextField
              label={t('members.search')}
              hint={t('members.hint')}
              type="search"
              enterKeyHint="search"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              error={isLong ? t('common:too-long', { limit: SEARCH_LENGTH }) : undefined}
              value={typed}
              onValueChange={(text) => change({ typed: text })}
            />
            <Button type="submit" tone="ember" icon="search">
              {t('members.submit')}
            </Button>
          </Form>
        </Surface>
        {sought === '' ? <MemberList /> : <Found key={sought} sought={sought} />}
      </Stack>
    </Page>
  )
}

function Found({ sought }: { readonly sought: string }) {
  const { t } = useTranslation('desk-cases')
  const { data: found, error, refetch } = useQuery(foundQuery(sought))
  if (error) return <TryAgain error={error} onAgain={() => void refetch()} />
  if (!found)
    return (
      <Loading label={t('members.loading')}>
        <Stack gap="s">
          <Skeleton />
          <Skeleton />
        </Stack>
      </Loading>
    )
  const { members, numbers } = found
  if (members.length === 0 && numbers.length === 0)
    return <EmptyState title={t('members.none')}>{t('members.none-text')}</EmptyState>
  return (
    <Stack gap="m">
      {numbers.length > 0 && <FoundNumbers title={t('members.numbers')} numbers={numbers} />}
      {members.length > 0 && <MemberTable caption={t('members.caption')} members={members} />}
      {members.length === FOUND && (
        <Text size="s" tone="muted">
          {t('members.many', { limit: FOUND })}
        </Text>
      )}
    </Stack>
  )
}
