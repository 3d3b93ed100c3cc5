import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../accounts/session/require-member.ts'
import { CompleteSignupScreen } from '../../membership/signup/complete-signup-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/complete-signup')({
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['signup', 'account']),
  head: titled((texts) => texts.t('complete.title', { ns: 'signup' })),
  component: CompleteSignupScreen,
})
