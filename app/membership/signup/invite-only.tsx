import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { InviteOnly as Art } from '#ui/art/scenes/invite-only.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Dialog } from '#ui/primitives/dialog/dialog.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Text } from '#ui/primitives/text/text.tsx'
import { settingsQuery } from '../../site/queries.ts'

export type InviteOnlyProps = { readonly onClose: () => void }

/** The invite-only notice, with alternatives. */
export function InviteOnly({ onClose }: InviteOnlyProps) {
  const { t } = useTranslation('signup')
  const { t: common } = useTranslation()
  const { data: settings } = useQuery(settingsQuery)
  return (
    <Dialog
      open
      title={t('invite.title')}
      closeLabel={common('close')}
      onClose={onClose}
      actions={
        <>
          <Button asChild tone="ember">
            <Link to="/login">{common('nav.log-in')}</Link>
          </Button>
          <Button onClick={onClose}>{common('close')}</Button>
        </>
      }
    >
      <Stack>
        <Art />
        <Text>{t('invite.text', { site: settings?.name ?? '' })}</Text>
        <Text tone="muted">{t('invite.member')}</Text>
      </Stack>
    </Dialog>
  )
}
