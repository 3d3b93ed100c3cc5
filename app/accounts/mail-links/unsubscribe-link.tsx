import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import type { UnsubscribePurpose } from '#core/accounts/links.ts'
import { Mark } from '#ui/art/mark/mark.tsx'
import { MailSent } from '#ui/art/scenes/mail-sent.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { invalidate } from '../../client/invalidate.ts'
import { useExplain } from '../../site/use-explain.ts'
import { NoticePage } from '../account/notice-page.tsx'
import { lookAgain } from './link-query.ts'

export type UnsubscribeLinkProps = {
  readonly purpose: UnsubscribePurpose
  readonly token: string
}

/** Ends the kind of mail the link came with, or all; older links are for all. */
export function UnsubscribeLink({ purpose, token }: UnsubscribeLinkProps) {
  const { t } = useTranslation('account')
  const explain = useExplain()
  const queries = useQueryClient()
  const press = useMutation({
    mutationFn: (all: boolean) =>
      answered(api.links.unsubscribe.post({ token, ...(all && { all }) })),
    onSuccess: () => invalidate(queries, { type: 'account' }),
    onError: (error) => lookAgain(queries, token, error),
  })
  if (press.isSuccess) {
    return (
      <NoticePage
        art={<Mark size="xl" />}
        title={t('unsubscribe.done-title')}
        actions={
          <Button asChild tone="ember">
            <Link to="/notifications/$door" params={{ door: 'hear' }}>
              {t('link.settings')}
            </Link>
          </Button>
        }
      >
        {t('unsubscribe.done')}
      </NoticePage>
    )
  }
  const busy = (all: boolean) => press.isPending && press.variables === all
  return (
    <NoticePage
      art={<MailSent />}
      title={t(`${purpose}.title`)}
      actions={
        <Stack gap="m" align="center">
          <Button tone="ember" size="l" busy={busy(false)} onClick={() => press.mutate(false)}>
            {t('unsubscribe.submit')}
          </Button>
          {purpose !== 'unsubscribe' && (
            <>
              <Button busy={busy(true)} onClick={() => press.mutate(true)}>
                {t('unsubscribe.all')}
              </Button>
              <Text size="s" tone="muted" align="center">
                {t('unsubscribe.all-text')}
              </Text>
            </>
          )}
        </Stack>
      }
    >
      <Stack>
        {t(`${purpose}.text`)}
        {press.isError && <Alert tone="danger">{explain(press.error)}</Alert>}
      </Stack>
    </NoticePage>
  )
}
