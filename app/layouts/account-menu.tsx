import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type { User } from '../account/queries.ts'
import { becomeMember } from '../account/sign-in.ts'
import { answered, api } from '../client.ts'
import { stopPush } from '../push/push.ts'
import { forget } from '../shared/kept.ts'

/** The member's own menu: profile, settings, log out (spec §2). */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const leave = useMutation({
    mutationFn: async () => {
      // Whoever uses this browser next is not told who writes to this member.
      await stopPush().catch(() => null)
      return answered(api['logout.php'].get())
    },
    onSuccess: async () => {
      // Words that were not sent are nobody's business on a shared device.
      forget('draft.', 'outgoing.')
      becomeMember(queries, null)
      await navigate({ to: '/' })
    },
  })

  return (
    <Menu
      trigger={
        <Button tone="bare" size="s" round busy={leave.isPending} aria-label={t('nav.account')}>
          <Avatar name={user.profile.name} src={user.profile.main_image?.thumb_filename} size="s" />
        </Button>
      }
      items={[
        { label: t('nav.profile'), icon: 'person', to: <Link to="/profile" /> },
        { label: t('nav.settings'), icon: 'settings', to: <Link to="/notifications" /> },
        { label: t('nav.log-out'), icon: 'logout', onSelect: () => leave.mutate() },
      ]}
    />
  )
}
