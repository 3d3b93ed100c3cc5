import { createFileRoute, notFound } from '@tanstack/react-router'
import { userQuery } from '../../accounts/account/queries.ts'
import { isMissing } from '../../client/client.ts'
import { prefetch } from '../../client/prefetch.ts'
import { reportQuery, reportsQuery } from '../../safety/reports/queries.ts'
import { ReportScreen } from '../../safety/reports/report-screen.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/reports/$reference')({
  loader: async ({ context: { queries, texts }, params: { reference } }) => {
    await texts.loadNamespaces(['report', 'account'])
    await queries.ensureQueryData(reportQuery(reference)).catch((thrown: unknown) => {
      throw isMissing(thrown) ? notFound() : thrown
    })
    if (await queries.ensureQueryData(userQuery)) prefetch(queries, reportsQuery)
  },
  head: titled((texts) => texts.t('report:status.head')),
  component: Shown,
})

function Shown() {
  return <ReportScreen reference={Route.useParams().reference} />
}
