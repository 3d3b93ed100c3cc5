import { useMutation, useQuery } from '@tanstack/react-query'
import { Link as RouterLink, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '#ui/patterns/confirm-dialog/confirm-dialog.tsx'
import { Alert } from '#ui/primitives/alert/alert.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Link } from '#ui/primitives/link/link.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { answered, api } from '../../client/client.ts'
import { settingsQuery } from '../../site/queries.ts'
import { useExplain } from '../../site/use-explain.ts'

export type BannedHelpProps = {
  /** As typed at the login that was refused: they prove who asks, as there is no session. */
  readonly credentials: { readonly email: string; readonly password: string }
}

/** What a banned member can still do: appeal, take their data, and go (GDPR, articles 15 and 17). */
export function BannedHelp({ credentials }: BannedHelpProps) {
  const { t, i18n } = useTranslation('account')
  const { t: common } = useTranslation()
  const explain = useExplain()
  const navigate = useNavigate()
  const { data: settings } = useQuery(settingsQuery)
  const [asking, setAsking] = useState(false)
  const take = useMutation({
    mutationFn: async () => {
      const everything = await answered(api.account.banned.export.post(credentials))
      const { saveExport } = await import('../account/save-export.ts')
      await saveExport(everything, settings?.name ?? '', i18n)
    },
  })
  const remove = useMutation({
    mutationFn: () => answered(api.account.banned.deletion.post(credentials)),
    onSuccess: () => navigate({ to: '/account-deleted', state: { deleted: true } }),
    onError: () => setAsking(false),
  })
  const failed = take.error ?? remove.error
  return (
    <Stack gap="s">
      <Link asChild alone>
        <RouterLink to="/complaints" search={{ topic: 'decision' }}>
          {t('login.appeal')}
        </RouterLink>
      </Link>
      <Text size="s">{t('banned.rights')}</Text>
      <Inline gap="xs" wrap>
        <Button size="s" icon="download" busy={take.isPending} onClick={() => take.mutate()}>
          {t('banned.export')}
        </Button>
        <Button size="s" onClick={() => setAsking(true)}>
          {t('banned.delete')}
        </Button>
      </Inline>
      {take.isSuccess && <Text size="s">{t('banned.exported')}</Text>}
      {failed && <Alert tone="danger">{explain(failed)}</Alert>}
      <ConfirmDialog
        open={asking}
        title={t('banned.delete-title')}
        confirm={t('banned.delete-confirm')}
        cancel={common('cancel')}
        busy={remove.isPending}
        onConfirm={() => remove.mutate()}
        onCancel={() => setAsking(false)}
      >
        {t('banned.delete-text')}
      </ConfirmDialog>
    </Stack>
  )
}
