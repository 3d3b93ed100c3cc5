import { createFileRoute } from '@tanstack/react-router'
import { ComplaintsScreen } from '../../complaints/complaints-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/complaints/')({
  loader: ({ context: { texts } }) => texts.loadNamespaces(['pages']),
  head: titled((texts) => texts.t('footer.complaints')),
  component: ComplaintsScreen,
})
