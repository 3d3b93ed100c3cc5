import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { expect } from 'storybook/test'
import { AccountDeletedScreen } from '#app/accounts/account/account-deleted-screen.tsx'
import { DevMailbox } from '#app/accounts/account/dev-mailbox.tsx'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Logging in/Account deleted',
  component: AccountDeletedScreen,
  subcomponents: { DevMailbox },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/account-deleted', situation: visitor() } },
})

/** The page right after a deletion. */
function AfterDeleting() {
  const navigate = useNavigate()
  useEffect(() => {
    void navigate({ to: '.', state: { deleted: true }, replace: true })
  }, [navigate])
  return <AccountDeletedScreen />
}

export const OutOfSight = meta.story({
  render: () => <AfterDeleting />,
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.pattern('account:deleted.text'))).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: app.t('signup:confirm.mailbox') }),
    ).toHaveAttribute('href', '/dev/mailbox')
  },
})

/** Opened directly: nothing is known of a visitor. */
export const OpenedByAVisitor = meta.story({
  play: async ({ app, canvas }) => {
    const title = { name: app.t('account:deleted.how-title') }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
  },
})

export const OpenedByAMember = meta.story({
  parameters: { app: { path: '/account-deleted', situation: freeMember() } },
  play: async ({ app, canvas }) => {
    const title = { name: app.t('account:deleted.not-title') }
    await expect(await canvas.findByRole('heading', title)).toBeVisible()
    await expect(canvas.queryByText(app.pattern('account:deleted.text'))).not.toBeInTheDocument()
  },
})
