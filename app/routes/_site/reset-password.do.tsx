import { createFileRoute, redirect } from '@tanstack/react-router'
import { ResetScreen } from '../../accounts/login/reset-screen.tsx'
import { LinkScreen } from '../../accounts/mail-links/link-screen.tsx'
import { loadLink, tokenParam } from '../../accounts/mail-links/load-link.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/reset-password/do')({
  staticData: { layout: 'empty' },
  validateSearch: tokenParam,
  beforeLoad: ({ search: { token } }) => {
    if (token === '') throw redirect({ to: '/reset-password' })
  },
  loaderDeps: ({ search: { token } }) => ({ token }),
  loader: ({ context, deps: { token } }) => loadLink(context, token),
  head: titled((texts) => texts.t('reset.choose', { ns: 'account' })),
  component: ResetDo,
})

function ResetDo() {
  const { token } = Route.useSearch()
  return <LinkScreen token={token} unknown={<ResetScreen broken />} />
}
