import { createFileRoute } from '@tanstack/react-router'
import { complaintSearch } from '../../safety/complaints/complaint-search.ts'
import { ComplaintsScreen } from '../../safety/complaints/complaints-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/complaints/')({
  validateSearch: complaintSearch,
  loader: ({ context: { texts } }) => texts.loadNamespaces(['pages']),
  head: titled((texts) => texts.t('footer.complaints')),
  component: Complaints,
})

function Complaints() {
  return <ComplaintsScreen link={Route.useSearch()} />
}
