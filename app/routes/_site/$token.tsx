import { createFileRoute, notFound } from '@tanstack/react-router'
import { LinkScreen } from '../../accounts/mail-links/link-screen.tsx'
import { loadLink } from '../../accounts/mail-links/load-link.ts'

export const Route = createFileRoute('/_site/$token')({
  staticData: { layout: 'empty' },
  loader: async ({ context, params: { token } }) => {
    if (!(await loadLink(context, token))) throw notFound()
  },
  component: MailedLink,
})

function MailedLink() {
  const { token } = Route.useParams()
  return <LinkScreen token={token} />
}
