import { createFileRoute, Outlet, useParams } from '@tanstack/react-router'
import { userQuery } from '../account/queries.ts'
import { LanderLayout } from '../layouts/lander-layout.tsx'
import { settingsQuery } from '../site/queries.ts'

export const Route = createFileRoute('/_lander')({
  staticData: { skeleton: 'nothing' },
  loader: ({ context: { queries, texts } }) =>
    Promise.all([
      queries.ensureQueryData(settingsQuery),
      queries.ensureQueryData(userQuery),
      texts.loadNamespaces(['landers']),
    ]),
  component: Lander,
})

function Lander() {
  const { slug } = useParams({ strict: false })
  return (
    <LanderLayout slug={slug}>
      <Outlet />
    </LanderLayout>
  )
}
