import { createFileRoute } from '@tanstack/react-router'
import { ActivateDoneScreen } from '../../account/activate-done-screen.tsx'

export const Route = createFileRoute('/_site/activate/done')({
  staticData: { layout: 'empty' },
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  component: ActivateDoneScreen,
})
