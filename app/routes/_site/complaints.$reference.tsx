import { createFileRoute, notFound } from '@tanstack/react-router'
import { isMissing } from '../../client/client.ts'
import { ComplaintScreen } from '../../safety/complaints/complaint-screen.tsx'
import { complaintQuery } from '../../safety/complaints/queries.ts'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/complaints/$reference')({
  loader: async ({ context: { queries, texts }, params: { reference } }) => {
    await texts.loadNamespaces(['pages'])
    await queries.ensureQueryData(complaintQuery(reference)).catch((thrown: unknown) => {
      throw isMissing(thrown) ? notFound() : thrown
    })
  },
  head: titled((texts) => texts.t('footer.complaints')),
  component: Shown,
})

function Shown() {
  return <ComplaintScreen reference={Route.useParams().reference} />
}
