import { createFileRoute } from '@tanstack/react-router'
import { redirectParam, redirectTarget } from '../../accounts/login/redirect-param.ts'
import { ResetScreen } from '../../accounts/login/reset-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/reset-password/')({
  validateSearch: redirectParam,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  head: titled((texts) => texts.t('reset.title', { ns: 'account' })),
  component: ResetPassword,
})

function ResetPassword() {
  const { redirect } = Route.useSearch()
  return <ResetScreen redirect={redirectTarget(redirect)} />
}
