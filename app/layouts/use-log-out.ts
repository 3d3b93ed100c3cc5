import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useToast } from '#ui/primitives/toast/toast.tsx'
import { hasTyped } from '../accounts/account/form-drafts.ts'
import { LOGGING_OUT, signOut } from '../accounts/session/sign-in.ts'
import { useOutbox } from '../chats/messages/use-outbox.ts'
import { answered, api, Refusal } from '../client/client.ts'
import { draftedChats, hasChosenGift } from '../client/storage/message-drafts.ts'
import { tabStore } from '../client/storage/tab-store.ts'
import { eraseSignup } from '../membership/signup/erase-signup.ts'
import { stopPush } from '../notifications/push/push.ts'
import { useExplain } from '../site/use-explain.ts'
import type { Unsent } from './log-out-question.tsx'

type LogOut = {
  /** What would be lost by logging out now, once asked; else `null`. */
  readonly unsent: Unsent | null
  readonly busy: boolean
  /** Logs out where nothing would be lost; else `unsent` says what. */
  readonly ask: () => void
  readonly leave: () => void
  readonly stay: () => void
}

/** Logs out, on the server first. */
export function useLogOut(member: string): LogOut {
  const { t } = useTranslation()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const outbox = useOutbox()
  const explain = useExplain()
  const show = useToast()
  const [unsent, setUnsent] = useState<Unsent | null>(null)
  const stay = () => setUnsent(null)
  const { isPending, mutate } = useMutation({
    mutationKey: LOGGING_OUT,
    mutationFn: async () => {
      // Before anything ends.
      if (!navigator.onLine) throw new Refusal({ code: 'network' }, null)
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
      stay()
      show({ text: t('log-out.refused', { why: explain(error) }), tone: 'danger' })
    },
  })

  function ask(): void {
    const waiting = outbox?.state().messages.length ?? 0
    const drafts = draftedChats(member)
    const gift = hasChosenGift(member)
    const form = hasTyped(tabStore(), member)
    const loses = waiting + drafts.length > 0 || gift || form
    // Offline it is refused: there is nothing to decide yet, and the question's code may be missing.
    if (loses && navigator.onLine) setUnsent({ waiting, drafts, gift, form })
    else mutate()
  }

  return { unsent, busy: isPending, ask, leave: mutate, stay }
}
