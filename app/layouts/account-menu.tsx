import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/avatar/avatar.tsx'
import { Button } from '#ui/button/button.tsx'
import { Menu } from '#ui/menu/menu.tsx'
import type { User } from '../account/queries.ts'
import { signOut } from '../account/sign-in.ts'
import { useOutbox } from '../chats/use-outbox.ts'
import { answered, api } from '../client/client.ts'
import { stopPush } from '../push/push.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { forgetSignup } from '../signup/forget-signup.ts'

const LogOutQuestion = lazy(async () => {
  const { LogOutQuestion } = await import('./log-out-question.tsx')
  return { default: LogOutQuestion }
})

/** The member's own menu: profile, settings, log out (spec §2). */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const outbox = useOutbox()
  /** How many messages would be lost by logging out now. */
  const [unsent, setUnsent] = useState(0)
  const asked = useOpenedOnce(unsent > 0)
  const leave = useMutation({
    mutationFn: async () => {
      // Whoever uses this browser next is not told who writes to this member.
      await stopPush().catch(() => null)
      return answered(api['logout.php'].get())
    },
    onSuccess: async () => {
      forgetSignup()
      signOut(queries)
      await navigate({ to: '/' })
    },
  })

  const ask = () => {
    const waiting = outbox?.state().messages.length ?? 0
    setUnsent(waiting)
    if (waiting === 0) leave.mutate()
  }

  return (
    <>
      <Menu
        trigger={
          <Button tone="bare" size="s" round busy={leave.isPending} aria-label={t('nav.account')}>
            <Avatar
              name={user.profile.name}
              src={user.profile.main_image?.thumb_filename}
              size="s"
            />
          </Button>
        }
        items={[
          { label: t('nav.profile'), icon: 'person', to: <Link to="/profile" /> },
          { label: t('nav.settings'), icon: 'settings', to: <Link to="/notifications" /> },
          { label: t('nav.log-out'), icon: 'logout', onSelect: ask },
        ]}
      />
      {asked && (
        <Suspense fallback={null}>
          <LogOutQuestion
            unsent={unsent}
            busy={leave.isPending}
            onConfirm={() => leave.mutate()}
            onCancel={() => setUnsent(0)}
          />
        </Suspense>
      )}
    </>
  )
}
