import { createFileRoute, notFound } from '@tanstack/react-router'
import { LinkScreen } from '../../account/link-screen.tsx'
import { loadLink, tokenParam } from '../../account/load-link.ts'

export const Route = createFileRoute('/_site/mail-change/do')({
  staticData: { layout: 'empty' },
  validateSearch: tokenParam,
  beforeLoad: ({ search: { token } }) => {
    if (token === '') throw notFound()
  },
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token } }) => loadLink(context, token),
  component: MailChangeDo,
})

function MailChangeDo() {
  const { token } = Route.useSearch()
  return <LinkScreen token={token} />
}
