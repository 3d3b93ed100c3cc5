import { createFileRoute, Outlet } from '@tanstack/react-router'
import { userQuery } from '../accounts/account/queries.ts'
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
  return (
    <LanderLayout>
      <Outlet />
    </LanderLayout>
  )
}
