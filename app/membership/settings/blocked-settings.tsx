import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Box } from '#ui/primitives/layout/box.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { blockedQuery } from '../../profiles/members/queries.ts'
import { useFormat } from '../../shared/use-format.ts'
import { TryAgain } from '../../site/try-again.tsx'
import { useExplain } from '../../site/use-explain.ts'
import { SettingsSection } from './settings-section.tsx'
import { ShowAll } from './show-all.tsx'
import { useFirst } from './use-first.ts'

/** Blocked members, with unblock buttons. */
export function BlockedSettings() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const explain = useExplain()
  const queries = useQueryClient()
  const { data: blocked, error, refetch } = useQuery(blockedQuery)
  const { shown, showAll } = useFirst(blocked)
  const release = useMutation({
    mutationFn: (id: string) => answered(api.blocks({ id }).delete()),
    onSuccess: () => invalidate(queries, { type: 'people' }),
  })
  return (
    <SettingsSection title={t('blocked.title')} text={t('blocked.text')} anchor="blocked">
      {error && <TryAgain error={error} onAgain={() => void refetch()} />}
      {blocked?.length === 0 && <Text>{t('blocked.nobody')}</Text>}
      {shown && shown.length > 0 && (
        <Stack as="ul" gap="m">
          {shown.map(({ id, name, blocked_at }) => (
            <li key={id}>
              <Inline wrap={false}>
                <Box grow>
                  <Text weight="medium" typed>
                    {name ?? t('blocked.gone')}
                  </Text>
                  <Text size="s" tone="muted">
                    {t('blocked.since', { when: format.date(blocked_at) })}
                  </Text>
                </Box>
                <Button
                  size="s"
                  busy={release.isPending && release.variables === id}
                  aria-label={t('blocked.release-of', { name: name ?? t('blocked.gone') })}
                  onClick={() => release.mutate(id)}
                >
                  {t('blocked.release')}
                </Button>
              </Inline>
            </li>
          ))}
        </Stack>
      )}
      <ShowAll count={blocked?.length ?? 0} onPress={showAll} />
      {release.error && <Alert tone="danger">{explain(release.error)}</Alert>}
    </SettingsSection>
  )
}
