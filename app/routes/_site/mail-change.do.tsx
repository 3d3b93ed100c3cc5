import { createFileRoute, notFound } from '@tanstack/react-router'
import { LinkScreen } from '../../mail-links/link-screen.tsx'
import { loadLink, tokenParam } from '../../mail-links/load-link.ts'

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
