import { createFileRoute } from '@tanstack/react-router'
import { LinkScreen } from '../../accounts/mail-links/link-screen.tsx'
import { loadLink, tokenParam } from '../../accounts/mail-links/load-link.ts'
import { UnknownMailChange } from '../../accounts/mail-links/unknown-mail-change.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/mail-change/do')({
  staticData: { layout: 'empty' },
  validateSearch: tokenParam,
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token } }) => loadLink(context, token),
  head: titled((texts) => texts.t('change-mail.title', { ns: 'account' })),
  component: MailChangeDo,
})

function MailChangeDo() {
  const { token } = Route.useSearch()
  return <LinkScreen token={token} unknown={<UnknownMailChange />} />
}
