import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { maySignUp } from '#core/membership/signup/age.ts'
import { tabStore } from '../../client/storage/tab-store.ts'
import { settingsQuery } from '../../site/queries.ts'
import { readTracking } from '../../site/tracking.ts'
import { InviteOnly } from './invite-only.tsx'
import { type SignupDialogProps, SignupFlow } from './signup-flow.tsx'
import { SIGNUP_TEXTS } from './signup-texts.ts'

/** The signup, or why it is not possible here (spec §6). */
export function SignupDialog(props: SignupDialogProps) {
  // Loads all texts before it opens: suspending half way would lose the focus.
  useTranslation(SIGNUP_TEXTS)
  const { data: settings } = useQuery(settingsQuery)

  if (!settings) return null
  return maySignUp(settings, readTracking(tabStore())) ? (
    <SignupFlow settings={settings} {...props} />
  ) : (
    <Closed {...props} />
  )
}

/** The notice that signup is closed, until navigation. */
function Closed({ onClose, onGone }: SignupDialogProps) {
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const [openedAt] = useState(path)
  useEffect(() => {
    if (path !== openedAt) onGone()
  }, [path, openedAt, onGone])
  return <InviteOnly onClose={onClose} />
}
