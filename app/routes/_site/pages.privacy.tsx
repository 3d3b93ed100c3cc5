import { createFileRoute } from '@tanstack/react-router'
import { companyQuery } from '../../site/queries.ts'
import { TextPage } from '../../site/text-page.tsx'
import { titled } from '../../site/titled.ts'

export const Route = createFileRoute('/_site/pages/privacy')({
  loader: ({ context: { queries, texts } }) =>
    Promise.all([queries.ensureQueryData(companyQuery), texts.loadNamespaces(['pages'])]),
  head: titled((texts) => texts.t('footer.privacy')),
  component: () => <TextPage page="privacy" />,
})
