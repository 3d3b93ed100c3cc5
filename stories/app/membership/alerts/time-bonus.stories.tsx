import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { TimeBonusModal } from '#app/membership/alerts/time-bonus-modal.tsx'
import { TimeBonusOffer } from '#app/membership/alerts/time-bonus-offer.tsx'
import { newcomer } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const UNTIL = '2026-11-24T14:05:00Z'
const LATER = '2026-11-27T14:05:00Z'

const meta = preview.meta({
  title: 'Everywhere/Time bonus',
  component: TimeBonusOffer,
  subcomponents: { TimeBonusModal },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: '/members', situation: newcomer() } },
  args: {
    percentage: 25,
    price: { until: UNTIL, after: null },
    remaining: 9_912_000,
    open: true,
    onClose: fn(),
  },
})

export const CountsDown = meta.story({
  tags: ['open'],
  play: async ({ app, args, userEvent }) => {
    const modal = await screen.findByRole('dialog', {
      name: app.t('notices:bonus.title', { percent: app.format.percent(25) }),
    })
    await expect(await within(modal).findByRole('timer')).toHaveTextContent('02:45:12')
    const text = app.t('notices:bonus.text', { moment: app.format.moment(UNTIL) })
    await waitFor(() => expect(within(modal).getByText(text)).toBeVisible())
    await userEvent.click(
      await within(modal).findByRole('button', { name: app.t('notices:bonus.later') }),
    )
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Three days at the same rate: the countdown is to the end of the last. */
export const ThreeDaysInAll = meta.story({
  tags: ['open'],
  args: { remaining: 259_000_000 },
  play: async () => {
    await expect(await screen.findByRole('timer')).toHaveTextContent('71:56:40')
  },
})

/** More than two digits of hours. */
export const ADateAlone = meta.story({
  tags: ['open'],
  args: { remaining: 720_000_000 },
  play: async ({ app }) => {
    const text = app.t('notices:bonus.text', { moment: app.format.moment(UNTIL) })
    await waitFor(() => expect(screen.getByText(text)).toBeVisible())
    await expect(screen.queryByRole('timer')).not.toBeInTheDocument()
  },
})

/** A site with a lower discount after the bonus. */
export const LessAfterwards = meta.story({
  tags: ['open'],
  args: { price: { until: UNTIL, after: { percentage: 10, until: LATER } } },
  play: async ({ app }) => {
    const text = app.t('notices:bonus.text-then', {
      moment: app.format.moment(UNTIL),
      after: app.format.percent(10),
      later: app.format.moment(LATER),
    })
    await waitFor(() => expect(screen.getByText(text)).toBeVisible())
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
      await canvas.findByRole('region', { name: app.t('notices:banner.title') }),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})
