import { expect, waitFor } from 'storybook/test'
import { freeMember, visitor } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { ComplaintForm } from '#app/safety/complaints/complaint-form.tsx'
import { ComplaintsScreen } from '#app/safety/complaints/complaints-screen.tsx'
import { PlaceAndSender } from '#app/safety/complaints/place-and-sender.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, offline, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'

const PATH = '/complaints'

const meta = preview.meta({
  title: 'Pages/Complaints',
  component: ComplaintsScreen,
  subcomponents: { ComplaintForm, PlaceAndSender },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: { path: PATH, situation: visitor() } },
})

async function fill({ app, canvas, userEvent }: Playing) {
  await userEvent.selectOptions(
    await canvas.findByLabelText(app.t('pages:complaints.kind')),
    'payment',
  )
  await userEvent.type(canvas.getByLabelText(app.t('pages:complaints.words')), 'Twice charged')
  const email = canvas.getByLabelText(app.t('pages:complaints.email'))
  await userEvent.clear(email)
  await userEvent.type(email, 'ann@example.test')
  await userEvent.click(canvas.getByRole('button', { name: app.t('pages:complaints.send') }))
}

export const Empty = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('pages:complaints.send') }),
    )
    await expect(await canvas.findByText(app.t('pages:complaints.kind-missing'))).toBeVisible()
    await expect(await canvas.findByText(app.t('pages:complaints.words-missing'))).toBeVisible()
  },
})

/** From the link in a mail about a decision. */
export const Appeal = meta.story({
  args: { link: { topic: 'decision', about: '261124-7KQ4MX' } },
  play: async ({ app, canvas, userEvent }) => {
    const kind = await canvas.findByLabelText(app.t('pages:complaints.kind'))
    await expect(kind).toHaveValue('decision')
    const about = canvas.getByLabelText(app.t('pages:complaints.about'))
    await expect(about).toHaveValue('261124-7KQ4MX')
    await userEvent.type(canvas.getByLabelText(app.t('pages:complaints.words')), 'It is me.')
    await expect(about).toHaveValue('261124-7KQ4MX')
  },
})

const chooses = async ({ app, canvas, userEvent }: Playing, kind: string) =>
  userEvent.selectOptions(await canvas.findByLabelText(app.t('pages:complaints.kind')), kind)

/** Illegal content needs the place, who reports it, and good faith (DSA, article 16). */
export const IllegalContent = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await chooses(playing, 'content')
    const send = canvas.getByRole('button', { name: app.t('pages:complaints.send') })
    await userEvent.type(canvas.getByLabelText(app.t('pages:complaints.words')), 'It sells pills')
    await userEvent.click(send)
    const place = await canvas.findByLabelText(app.t('pages:complaints.place'))
    await expect(place).toBeInvalid()
    await expect(canvas.getByText(app.t('errors:complaint.no-place'))).toBeVisible()
    await expect(canvas.getByText(app.t('errors:complaint.no-name'))).toBeVisible()
    await expect(canvas.getByText(app.t('errors:complaint.no-good-faith'))).toBeVisible()
    await expect(canvas.getByText(app.t('errors:email.missing'))).toBeVisible()
    await expect(await app.world.ports.reads.complaints.unanswered(null, 9)).toEqual([])
  },
})

/** A link with an unknown topic preselects none. */
export const UnknownTopic = meta.story({
  args: { link: { topic: 'theft' } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByLabelText(app.t('pages:complaints.kind'))).toHaveValue('')
  },
})

export const IllegalContentSent = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await chooses(playing, 'content')
    for (const [label, typed] of [
      ['pages:complaints.words', 'It sells pills'],
      ['pages:complaints.place', '/members/1'],
      ['pages:complaints.name', 'Ann'],
      ['pages:complaints.email', 'ann@example.test'],
    ] as const)
      await userEvent.type(canvas.getByLabelText(app.t(label)), typed)
    await userEvent.click(
      canvas.getByRole('checkbox', { name: app.t('pages:complaints.good-faith') }),
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('pages:complaints.send') }))
    await expect(
      await canvas.findByText(
        app.pattern('pages:complaints.sent.text', { email: 'ann@example.test' }),
      ),
    ).toBeVisible()
  },
})

/** Child abuse can be reported anonymously. */
export const ChildAbuseWithoutAName = meta.story({
  play: async (playing) => {
    const { app, canvas, userEvent } = playing
    await chooses(playing, 'child-abuse')
    await userEvent.type(canvas.getByLabelText(app.t('pages:complaints.words')), 'A picture')
    await userEvent.type(canvas.getByLabelText(app.t('pages:complaints.place')), '/members/1')
    await userEvent.click(
      canvas.getByRole('checkbox', { name: app.t('pages:complaints.good-faith') }),
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('pages:complaints.send') }))
    await expect(
      await canvas.findByText(app.pattern('pages:complaints.sent.unknown')),
    ).toBeVisible()
    const [filed] = await app.world.ports.reads.complaints.unanswered(null, 9)
    await expect(filed).toMatchObject({ kind: 'child-abuse', name: '', email: '' })
  },
})

export const Sent = meta.story({
  play: async (playing) => {
    const { app, canvas } = playing
    await fill(playing)
    await expect(
      await canvas.findByRole('heading', { name: app.t('pages:complaints.sent.title') }),
    ).toBeVisible()
    await expect(
      canvas.getByText(app.pattern('pages:complaints.sent.text', { email: 'ann@example.test' })),
    ).toBeVisible()
  },
})

export const Member = meta.story({
  parameters: { app: { path: PATH, situation: freeMember() } },
  play: async ({ app, canvas }) => {
    const email = await canvas.findByLabelText(app.t('pages:complaints.email'))
    await waitFor(() => expect(email).toHaveValue(VIEWER.email))
  },
})

export const WrongAddress = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: visitor(),
      network: failing({ code: 'email.invalid' }, '/api/complaints'),
    },
  },
  play: async (playing) => {
    const { app, canvas } = playing
    await fill(playing)
    await expect(await canvas.findByText(app.t('errors:email.invalid'))).toBeVisible()
    await expect(canvas.getByLabelText(app.t('pages:complaints.email'))).toBeInvalid()
  },
})

export const TooMany = meta.story({
  parameters: {
    app: {
      path: PATH,
      situation: visitor(),
      network: failing({ code: 'complaint.too-many', minutes: 60 }, '/api/complaints'),
    },
  },
  play: async (playing) => {
    await fill(playing)
    await expect(await playing.canvas.findByRole('alert')).toHaveTextContent(
      playing.app.t('errors:complaint.too-many'),
    )
  },
})

export const Busy = meta.story({
  parameters: { app: { path: PATH, situation: visitor(), network: slow('/api/complaints') } },
  play: async (playing) => {
    await fill(playing)
    await expect(
      await playing.canvas.findByRole('button', { name: playing.app.t('pages:complaints.send') }),
    ).toHaveAttribute('aria-busy', 'true')
  },
})

export const Offline = meta.story({
  parameters: { app: { path: PATH, situation: visitor(), network: offline } },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
