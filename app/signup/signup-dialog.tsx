import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maySignUp } from '#core/signup/access.ts'
import { tabStore } from '../shared/tab-store.ts'
import { settingsQuery } from '../site/queries.ts'
import { InviteOnly } from './invite-only.tsx'
import { SignupFlow } from './signup-flow.tsx'
import { readTracking } from './tracking.ts'

export type SignupDialogProps = {
  /** The id of whom one writes to. */
  readonly member: string | null
  /** It was closed where it was opened. */
  readonly onClose: () => void
  /** The page under it is another one now. */
  readonly onGone: () => void
}

/** The signup, or why one cannot sign up here (spec §6). */
export function SignupDialog({ member, onClose, onGone }: SignupDialogProps) {
  // All of its texts before it opens: a modal that waits half way would let go of the focus.
  useTranslation(['signup', 'fields'])
  const { data: settings } = useQuery(settingsQuery)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [openedAt] = useState(path)
  useEffect(() => {
    if (path !== openedAt) onGone()
  }, [path, openedAt, onGone])

  if (!settings) return null
  return maySignUp(settings, readTracking(tabStore())) ? (
    <SignupFlow settings={settings} member={member} onClose={onClose} onGone={onGone} />
  ) : (
    <InviteOnly onClose={onClose} />
  )
}
