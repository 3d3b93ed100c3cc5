import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TimeBonusModal } from '#app/notices/time-bonus-modal.tsx'
import { TimeBonusOffer } from '#app/notices/time-bonus-offer.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { newcomer } from '#stories/shared/situations.ts'

const meta = preview.meta({
  title: 'Everywhere/Time bonus',
  component: TimeBonusOffer,
  subcomponents: { TimeBonusModal },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: newcomer() } },
  args: { percentage: 25, remaining: 9_912_000, open: true, onClose: fn() },
})

export const CountsDown = meta.story({
  play: async ({ args, userEvent }) => {
    const modal = await screen.findByRole('dialog', { name: '25% off your first bundle' })
    await expect(await within(modal).findByRole('timer')).toHaveTextContent('02:45:12')
    await waitFor(() => expect(within(modal).getByText(/the usual price applies/)).toBeVisible())
    await userEvent.click(await within(modal).findByRole('button', { name: 'Not now' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const LeadsToTheCredits = meta.story({
  play: async ({ args, app, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: 'See the prices' }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(app.path()).toBe('/credits')
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const modal = await screen.findByRole('dialog')
    await waitFor(() => expect(modal).toBeVisible())
  },
})

export const NotAtOnce = meta.story({
  parameters: {
    app: { path: '/members', whole: true, situation: newcomer({ credits: 0 }) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Time bonus' })).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
