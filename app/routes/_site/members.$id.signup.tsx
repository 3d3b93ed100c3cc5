import { createFileRoute, redirect } from '@tanstack/react-router'
import { userQuery } from '../../account/queries.ts'
import { ProfileScreen } from '../../discovery/profile-screen.tsx'
import { SignupPage } from '../../signup/signup-page.tsx'

export const Route = createFileRoute('/_site/members/$id/signup')({
  beforeLoad: async ({ context: { queries }, params, cause }) => {
    if (cause !== 'stay' && (await queries.ensureQueryData(userQuery)))
      throw redirect({ to: '/members/$id', params })
  },
  loader: ({ context: { texts } }) =>
    texts.loadNamespaces(['members', 'fields', 'likes', 'signup', 'account']),
  component: MemberSignup,
})

function MemberSignup() {
  const { id } = Route.useParams()
  const navigate = Route.useNavigate()
  const close = () => void navigate({ to: '/members/$id', params: { id }, replace: true })
  return (
    <SignupPage key={id} member={id} onClosed={close}>
      <ProfileScreen id={id} />
    </SignupPage>
  )
}
