import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '#ui/primitives/avatar/avatar.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Menu } from '#ui/primitives/menu/menu.tsx'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { hasTyped } from '../account/form-drafts.ts'
import type { User } from '../account/queries.ts'
import { LOGGING_OUT, signOut } from '../account/sign-in.ts'
import { answered, api, Refusal } from '../client/client.ts'
import { useOutbox } from '../messages/use-outbox.ts'
import { stopPush } from '../push/push.ts'
import { useOpenedOnce } from '../shared/use-opened-once.ts'
import { eraseSignup } from '../signup/erase-signup.ts'
import { lazyOverlay } from '../site/lazy-overlay.tsx'
import { useExplain } from '../site/use-explain.ts'
import { draftedChats, hasChosenGift } from '../storage/message-drafts.ts'
import { tabStore } from '../storage/tab-store.ts'
import type { Unsent } from './log-out-question.tsx'

const LogOutQuestion = lazyOverlay(() =>
  import('./log-out-question.tsx').then(({ LogOutQuestion }) => LogOutQuestion),
)

/** The member's own menu (spec §2); it also holds what the footer does, for pages without one. */
export function AccountMenu({ user }: { readonly user: User }) {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const outbox = useOutbox()
  const explain = useExplain()
  const show = useToast()
  /** What would be lost by logging out now. */
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const asked = useOpenedOnce(unsent !== null)
  const leave = useMutation({
    mutationKey: LOGGING_OUT,
    mutationFn: async () => {
      // Before anything ends.
      if (!navigator.onLine) throw new Refusal({ code: 'network' })
      // Pushes end too: the next user of this browser must not see them.
      await stopPush().catch(() => null)
      return answered(api['logout.php'].get())
    },
    onSuccess: async () => {
      eraseSignup()
      signOut(queries)
      await navigate({ to: '/' })
    },
    onError: (error) => {
      setUnsent(null)
      show({ text: t('log-out.refused', { why: explain(error) }), tone: 'danger' })
    },
  })

  const ask = () => {
    // Refused at once: there is nothing to decide yet, and the question's code may be missing.
    if (!navigator.onLine) return leave.mutate()
    const waiting = outbox?.state().messages.length ?? 0
    const drafts = draftedChats(user.id)
    const gift = hasChosenGift(user.id)
    const form = hasTyped(tabStore(), user.id)
    if (waiting + drafts.length > 0 || gift || form) setUnsent({ waiting, drafts, gift, form })
    else leave.mutate()
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
          { label: t('footer.language'), icon: 'language', to: <Link to="/lang-config" /> },
          {
            label: t('nav.orders'),
            icon: 'receipt',
            to: <Link to="/transactions/{-$id}" params={{ id: undefined }} />,
          },
          { label: t('footer.withdraw'), icon: 'undo', to: <Link to="/withdraw" /> },
          {
            label: t('footer.support'),
            icon: 'help',
            to: <Link to="/pages/$page" params={{ page: 'service' }} />,
          },
          { label: t('nav.log-out'), icon: 'logout', onSelect: ask },
        ]}
      />
      {asked && (
        <LogOutQuestion
          unsent={unsent}
          busy={leave.isPending}
          onConfirm={() => leave.mutate()}
          onCancel={() => setUnsent(null)}
        />
      )}
    </>
  )
}
