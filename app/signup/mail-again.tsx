import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Alert } from '#ui/alert/alert.tsx'
import { Button } from '#ui/button/button.tsx'
import { Inline } from '#ui/layout/inline.tsx'
import { Stack } from '#ui/layout/stack.tsx'
import { Text } from '#ui/text/text.tsx'
import { DevMailbox } from '../account/dev-mailbox.tsx'
import { answered, api } from '../client/client.ts'
import { useExplain } from '../site/use-explain.ts'

/** For who finds no mail: where to look, and how to get another. */
export function MailAgain() {
  const { t } = useTranslation('signup')
  const explain = useExplain()
  const again = useMutation({
    mutationFn: () => answered(api.account['activation-mail'].post()),
  })
  return (
    <Stack gap="s">
      <Text tone="muted">{t('confirm.where')}</Text>
      <Inline>
        <Button size="s" icon="mail" busy={again.isPending} onClick={() => again.mutate()}>
          {t('confirm.again')}
        </Button>
        <DevMailbox />
      </Inline>
      {again.isSuccess && <Alert tone="success">{t('confirm.sent')}</Alert>}
      {again.isError && <Alert tone="danger">{explain(again.error)}</Alert>}
    </Stack>
  )
}
