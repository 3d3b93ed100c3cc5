import { expect, waitFor, within } from 'storybook/test'
import { IfAllowed, NotAllowed } from '#app/desk/not-allowed.tsx'
import { demote, operatorWith } from '#app/mocks/scenes/operator-roles.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const FINANCE = operatorWith({ role: 'finance', site: null })

const meta = preview.meta({
  title: 'Desk/Not allowed',
  component: NotAllowed,
  subcomponents: { IfAllowed },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk/photos', whole: true, situation: FINANCE },
  },
})

/** The navigation has only what the roles give. */
export const OfAnotherRole = meta.story({
  globals: { viewport: { value: 'xl' } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:not-allowed.title') }),
    ).toBeVisible()
    const nav = within(await canvas.findByRole('navigation', { name: app.t('desk:nav') }))
    const links = nav.getAllByRole('link').map(({ textContent }) => textContent)
    await expect(links).toEqual(
      ['overview', 'members', 'orders', 'credits', 'codes'].map((one) =>
        app.t(`desk:nav.${one as 'overview'}`),
      ),
    )
  },
})

export const Overview = meta.story({
  parameters: { app: { path: '/desk' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk:queue.chargebacks'))).toBeVisible()
    await expect(canvas.queryByText(app.t('desk:queue.chat-photos'))).toBeNull()
    await expect(canvas.queryByText(app.t('desk:overview.health'))).toBeNull()
    await expect(canvas.queryByText(app.t('desk:overview.last'))).toBeNull()
  },
})

/** Somebody took the roles while they were at work: the next call is refused, and the screen says so. */
export const WhileAtWork = meta.story({
  parameters: { app: { path: '/desk/photos', situation: operator() } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:photos.show') }))
    await canvas.findByRole('img', { name: app.pattern('desk:photos.alt') })
    const approve = canvas.getByRole('button', { name: app.pattern('desk:photos.approve') })
    await demote({ role: 'finance', site: null })({ world: app.world, browser: app.browser })
    await userEvent.click(approve)
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:not-allowed.title') }),
    ).toBeVisible()
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: app.pattern('desk:nav.photos') })).toBeNull(),
    )
  },
})
