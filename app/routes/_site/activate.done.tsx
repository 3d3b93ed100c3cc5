import { createFileRoute } from '@tanstack/react-router'
import { ActivateDoneScreen } from '../../account/activate-done-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/activate/done')({
  staticData: { layout: 'empty' },
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  head: titled((texts) => texts.t('activate.title', { ns: 'account' })),
  component: ActivateDoneScreen,
})
