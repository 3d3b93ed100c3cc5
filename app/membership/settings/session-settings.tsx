import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { browserName } from '#core/accounts/sessions.ts'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { type OwnSession, sessionsQuery } from './queries.ts'
import { SettingsSection } from './settings-section.tsx'
import { ShowAll } from './show-all.tsx'
import { useFirst } from './use-first.ts'

/** The member's sessions, with sign-out buttons. */
export function SessionSettings() {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const { data: sessions, error, refetch } = useQuery(sessionsQuery)
  const { shown, showAll } = useFirst(sessions)
  const others = sessions?.filter(({ current }) => !current) ?? []
  const endOthers = useEnding(
    others.map(({ id }) => id),
    t('sessions.ended-others'),
  )
  return (
    <SettingsSection title={t('sessions.title')} text={t('sessions.text')} anchor="sessions">
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      <Stack as="ul" gap="m">
        {shown?.map((session) => (
          <li key={session.id}>
            <Session session={session} />
          </li>
        ))}
      </Stack>
      <ShowAll count={sessions?.length ?? 0} onPress={showAll} />
      {others.length > 1 && (
        <Inline>
          <Button busy={endOthers.isPending} onClick={() => endOthers.mutate()}>
            {t('sessions.end-others')}
          </Button>
        </Inline>
      )}
      {endOthers.error && <Alert tone="danger">{explain(endOthers.error)}</Alert>}
    </SettingsSection>
  )
}

/** Ends some sessions, and says so: their rows go. */
function useEnding(ids: readonly string[], ended: string) {
  const queries = useQueryClient()
  const show = useToast()
  return useMutation({
    mutationFn: () => Promise.all(ids.map((id) => answered(api.sessions({ id }).delete()))),
    onSuccess: () => show({ text: ended, tone: 'success' }),
    onSettled: () => invalidate(queries, { type: 'sessions' }),
  })
}

function Session({ session }: { readonly session: OwnSession }) {
  const { t } = useTranslation('settings')
  const explain = useExplain()
  const format = useFormat()
  const { browser, system } = browserName(session.agent)
  const named = [browser, system].filter((part) => part !== null)
  const name = named.length === 0 ? t('sessions.unknown') : named.join(' · ')
  const end = useEnding([session.id], t('sessions.ended', { browser: name }))
  return (
    <Stack gap="xs">
      <Inline wrap={false}>
        <Box grow>
          <Text weight="medium">{name}</Text>
          <Text size="s" tone="muted">
            {session.current
              ? t('sessions.here')
              : t('sessions.seen', { when: format.moment(session.seen_at) })}
          </Text>
        </Box>
        {!session.current && (
          <Button
            size="s"
            busy={end.isPending}
            aria-label={t('sessions.end-of', { browser: name })}
            onClick={() => end.mutate()}
          >
            {t('sessions.end')}
          </Button>
        )}
      </Inline>
      {end.error && <Alert tone="danger">{explain(end.error)}</Alert>}
    </Stack>
  )
}
