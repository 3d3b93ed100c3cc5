import { createFileRoute } from '@tanstack/react-router'
import { AccountDeletedScreen } from '../../accounts/account/account-deleted-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/account-deleted')({
  staticData: { layout: 'empty' },
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  head: titled((texts) => texts.t('deleted.how-title', { ns: 'account' })),
  component: AccountDeletedScreen,
})
