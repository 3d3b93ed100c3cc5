import { createFileRoute } from '@tanstack/react-router'
import { requireVisitor } from '../../accounts/session/require-member.ts'
import { HomeScreen } from '../../home/home-screen.tsx'
import { SignupPage } from '../../membership/signup/signup-page.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/signup')({
  beforeLoad: requireVisitor,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['home', 'signup']),
  head: titled((texts) => texts.t('nav.sign-up')),
  component: Signup,
})

function Signup() {
  const navigate = Route.useNavigate()
  return (
    <SignupPage member={null} onClosed={() => void navigate({ to: '/', replace: true })}>
      <HomeScreen />
    </SignupPage>
  )
}
