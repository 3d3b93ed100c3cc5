import { expect, screen, waitFor, within } from 'storybook/test'
import { AlertBoard } from '#app/membership/alerts/alert-board.tsx'
import { SiteQuestion } from '#app/membership/alerts/site-question.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

/** A member of a niche site who visits this site. */
const fromElsewhere = (choices: Record<string, boolean> = {}) =>
  freeMember({ account: { site: 'gilf', siteChoices: choices } })
const app = { path: '/members', situation: fromElsewhere() }
const NAMES = { site: 'Vonk', home: 'Vonk Goud' }

const meta = preview.meta({
  title: 'Everywhere/Site question',
  component: AlertBoard,
  subcomponents: { SiteQuestion },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { layout: 'default' as const },
})

const findDialog = async ({ app }: Pick<Playing, 'app'>) =>
  within(await screen.findByRole('dialog', { name: app.t('notices:sites.title', NAMES) }))

const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())

const chosen = async ({ app }: Pick<Playing, 'app'>) =>
  (await app.world.ports.reads.accounts.byId(VIEWER.id))?.siteChoices

export const Asks = meta.story({
  tags: ['open'],
  play: async ({ app }) => {
    const dialog = await findDialog({ app })
    await expect(dialog.getByText(app.t('notices:sites.text', NAMES))).toBeVisible()
    await expect(await chosen({ app })).toEqual({})
  },
})

export const SaysYes = meta.story({
  tags: ['!dev'],
  play: async ({ app, userEvent }) => {
    const dialog = await findDialog({ app })
    await userEvent.click(dialog.getByRole('button', { name: app.t('notices:sites.yes') }))
    await isGone()
    await expect(await chosen({ app })).toEqual({ vonk: true })
  },
})

export const PutAwayIsANo = meta.story({
  tags: ['!dev'],
  play: async ({ app, userEvent }) => {
    await findDialog({ app })
    await userEvent.keyboard('{Escape}')
    await isGone()
    await expect(await chosen({ app })).toEqual({ vonk: false })
  },
})

export const AskedAgainToTakePart = meta.story({
  parameters: {
    app: {
      path: `/members/${PEOPLE.stijn.id}`,
      whole: true,
      situation: fromElsewhere({ vonk: false }),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const like = { name: app.t('likes:like', { name: PEOPLE.stijn.name }) }
    await userEvent.click((await canvas.findAllByRole('button', like))[0] as HTMLElement)
    const dialog = await findDialog({ app })
    await userEvent.click(dialog.getByRole('button', { name: app.t('notices:sites.no') }))
    await isGone()
    await expect(await chosen({ app })).toEqual({ vonk: false })
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  tags: ['open'],
  parameters: { app: { ...app, network: failing({ code: 'busy' }, '/api/account/sites/vonk') } },
  play: async ({ app, userEvent }) => {
    const dialog = await findDialog({ app })
    await userEvent.click(dialog.getByRole('button', { name: app.t('notices:sites.yes') }))
    await expect(await dialog.findByRole('alert')).toBeVisible()
  },
})
