import { createFileRoute } from '@tanstack/react-router'
import { requireMember } from '../../account/require-member.ts'
import { CompleteSignupScreen } from '../../signup/complete-signup-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/complete-signup')({
  beforeLoad: requireMember,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['signup', 'account']),
  head: titled((texts) => texts.t('complete.title', { ns: 'signup' })),
  component: CompleteSignupScreen,
})
