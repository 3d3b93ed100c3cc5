import { expect, screen, waitFor, within } from 'storybook/test'
import { CampaignList } from '#app/desk/operation/campaign-list.tsx'
import { CampaignPreview } from '#app/desk/operation/campaign-preview.tsx'
import { CampaignsScreen } from '#app/desk/operation/campaigns-screen.tsx'
import { NewCampaign } from '#app/desk/operation/new-campaign.tsx'
import { ReachResult } from '#app/desk/operation/reach-result.tsx'
import { and, type Scene } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failingAt } from '#stories/shared/desk-states.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/desk/campaigns'
const NL = { subject: 'Een kwart eraf', lead: 'Deze week.', button: 'Bekijk' }
const CAMPAIGN = {
  id: 'spring-2029',
  kind: 'promotion',
  path: '/credits',
  until: '2029-03-01T00:00:00Z',
  texts: { nl: NL },
}
const FILE = JSON.stringify(CAMPAIGN, null, 2)

/** One member asked for promotions. */
const subscribed = ({ world: { ports } }: Scene) =>
  ports.atomically(async ({ accounts }) => {
    const [account] = await accounts.shownAfter(null, 1)
    if (account) {
      const email = 'ann@example.test'
      await accounts.save({ ...account, email, language: 'nl', notificationsDisabled: [] })
    }
    return ok(null)
  })
const ready = () => and(operator(), subscribed)
const running = () =>
  and(ready(), ({ browser }) => browser.ask('POST', '/api/desk/campaigns', { file: FILE }))

const meta = preview.meta({
  title: 'Desk/Campaigns',
  component: CampaignsScreen,
  subcomponents: { CampaignList, CampaignPreview, NewCampaign, ReachResult },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: PATH, whole: true, situation: ready() } },
})

/** Pastes a file and asks for its reach. */
async function check({ app, canvas, userEvent }: Playing, file: string) {
  const box = await canvas.findByRole('textbox', { name: app.t('desk-operation:campaigns.text') })
  await userEvent.clear(box)
  await userEvent.click(box)
  await userEvent.paste(file)
  await userEvent.click(
    canvas.getByRole('button', { name: app.t('desk-operation:campaigns.check') }),
  )
}

export const Sending = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await expect(await canvas.findByText(app.t('desk-operation:campaigns.none'))).toBeVisible()
    await check(playing, FILE)
    const title = app.t('desk-operation:reach.title', { name: CAMPAIGN.id })
    await waitFor(() => expect(canvas.getByRole('heading', { name: title })).toHaveFocus())
    const mails = canvas.getByRole('region', { name: app.t('desk-operation:mails.title') })
    await expect(within(mails).getByText(NL.subject)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-operation:send') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-operation:send') }))
    await expect(
      await screen.findByText(app.t('desk-operation:sent', { name: CAMPAIGN.id, number: '1' })),
    ).toBeVisible()
    await expect(
      await canvas.findByRole('button', {
        name: app.t('desk-operation:stop.one', { name: CAMPAIGN.id }),
      }),
    ).toBeVisible()
  },
})

export const WrongFile = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    const wrong = { ...CAMPAIGN, texts: { nl: { ...NL, button: 'x'.repeat(41) } } }
    await check(playing, JSON.stringify(wrong, null, 2))
    const what = app.t('desk-operation:problem.too-long', { limit: 40 })
    await expect(await canvas.findByText(new RegExp(`texts\\.nl\\.button.*${what}`))).toBeVisible()
    await check(playing, '{')
    await expect(await canvas.findByText(app.t('desk-operation:problem.not-json'))).toBeVisible()
  },
})

export const NothingChosen = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-operation:campaigns.check') }),
    )
    await expect(await canvas.findByText(app.t('desk-operation:campaigns.missing'))).toBeVisible()
  },
})

export const ForNobody = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: operator() } },
  play: async (playing) => {
    const { app, canvas } = playing
    await check(playing, FILE)
    await expect(await canvas.findByText(app.t('desk-operation:reach.nobody'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: app.t('desk-operation:send') })).toBeNull()
  },
})

export const Stopping = meta.story({
  parameters: { app: { path: PATH, whole: true, situation: running() } },
  play: async ({ app, canvas, userEvent }) => {
    const stop = await canvas.findByRole('button', {
      name: app.t('desk-operation:stop.one', { name: CAMPAIGN.id }),
    })
    await userEvent.click(stop)
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.click(question.getByRole('button', { name: app.t('desk-operation:stop') }))
    await expect(
      await screen.findByText(app.t('desk-operation:stopped', { name: CAMPAIGN.id })),
    ).toBeVisible()
    await waitFor(() => expect(stop).not.toBeInTheDocument())
  },
})

export const ErrorState = meta.story(failingAt(PATH, 'desk/campaigns', { situation: ready() }))
