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
  tags: ['open'],
  play: async ({ app, args, userEvent }) => {
    const modal = await screen.findByRole('dialog', {
      name: app.t('notices:bonus.title', { percent: app.format.percent(25) }),
    })
    await expect(await within(modal).findByRole('timer')).toHaveTextContent('02:45:12')
    await waitFor(() => expect(within(modal).getByText(app.t('notices:bonus.text'))).toBeVisible())
    await userEvent.click(
      await within(modal).findByRole('button', { name: app.t('notices:bonus.later') }),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const LeadsToTheCredits = meta.story({
  play: async ({ args, app, userEvent }) => {
    await userEvent.click(await screen.findByRole('link', { name: app.t('notices:bonus.action') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(app.path()).toBe('/credits')
  },
})

export const OnAPhone = meta.story({
  tags: ['open'],
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
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('region', { name: app.t('notices:banner.time-bonus') }),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
