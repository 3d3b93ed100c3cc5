import { createFileRoute } from '@tanstack/react-router'
import { ActivateErrorScreen } from '../../accounts/mail-links/activate-error-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/activate/error')({
  staticData: { layout: 'empty' },
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  head: titled((texts) => texts.t('activate.failed-title', { ns: 'account' })),
  component: ActivateErrorScreen,
})
