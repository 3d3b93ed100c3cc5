import { createFileRoute } from '@tanstack/react-router'
import { LoginScreen } from '../../accounts/login/login-screen.tsx'
import { redirectParam, redirectTarget } from '../../accounts/login/redirect-param.ts'
import { requireVisitor } from '../../accounts/session/require-member.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/login')({
  validateSearch: redirectParam,
  beforeLoad: (here) => requireVisitor(here, redirectTarget(here.search.redirect)),
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account']),
  head: titled((texts) => texts.t('login.title', { ns: 'account' })),
  component: Login,
})

function Login() {
  const { redirect } = Route.useSearch()
  return <LoginScreen redirect={redirectTarget(redirect)} />
}
