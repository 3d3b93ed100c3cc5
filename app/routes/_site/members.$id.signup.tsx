import { createFileRoute, redirect } from '@tanstack/react-router'
import { userQuery } from '../../accounts/account/queries.ts'
import { prefetch } from '../../client/prefetch.ts'
import { ProfileScreen } from '../../discovery/profile/profile-screen.tsx'
import { SignupPage } from '../../membership/signup/signup-page.tsx'
import { titledMember } from '../../profiles/members/link-picture.ts'
import { profileQuery } from '../../profiles/members/queries.ts'

export const Route = createFileRoute('/_site/members/$id/signup')({
  beforeLoad: async ({ context: { queries }, params, cause }) => {
    if (cause !== 'stay' && (await queries.ensureQueryData(userQuery)))
      throw redirect({ to: '/members/$id', params })
  },
  loader: async ({ context: { queries, texts }, params: { id } }) => {
    prefetch(queries, profileQuery(id))
    await texts.loadNamespaces(['members', 'fields', 'likes', 'signup', 'account'])
  },
  head: titledMember((texts) => texts.t('nav.sign-up')),
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
