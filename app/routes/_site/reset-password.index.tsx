import { createFileRoute } from '@tanstack/react-router'
import { ResetScreen } from '../../account/reset-screen.tsx'

export const Route = createFileRoute('/_site/reset-password/')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['account', 'signup']),
  component: ResetScreen,
})
