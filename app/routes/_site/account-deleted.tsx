import { createFileRoute } from '@tanstack/react-router'
import { AccountDeletedScreen } from '../../account/account-deleted-screen.tsx'

export const Route = createFileRoute('/_site/account-deleted')({
  staticData: { layout: 'empty' },
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  component: AccountDeletedScreen,
})
