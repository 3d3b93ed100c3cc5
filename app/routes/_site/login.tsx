import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../account/require-member.ts'
import { LoginScreen } from '../../login/login-screen.tsx'
import { redirectParam, redirectTarget } from '../../login/redirect-param.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/login')({
  validateSearch: redirectParam,
  beforeLoad: requireVisitor,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account']),
  head: titled((texts) => texts.t('login.title', { ns: 'account' })),
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  return <LoginScreen redirect={redirectTarget(redirect)} />
}
