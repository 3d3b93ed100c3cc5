import { createFileRoute } from '@tanstack/react-router'
import { ActivateErrorScreen } from '../../account/activate-error-screen.tsx'

export const Route = createFileRoute('/_site/activate/error')({
  staticData: { layout: 'empty' },
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  component: ActivateErrorScreen,
})
