import { expect } from 'storybook/test'
import { AccountDeletedScreen } from '#app/account/account-deleted-screen.tsx'
import { DevMailbox } from '#app/account/dev-mailbox.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { visitor } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Logging in/Account deleted',
  component: AccountDeletedScreen,
  subcomponents: { DevMailbox },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/account-deleted', situation: visitor() } },
})

export const OutOfSight = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/you can come back for 14 days/)).toBeVisible()
    await expect(
      await canvas.findByRole('link', { name: 'Open the mailbox of this demo' }),
    ).toHaveAttribute('href', '/dev/mailbox')
  },
})
