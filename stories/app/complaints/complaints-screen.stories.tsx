import { expect, waitFor } from 'storybook/test'
import { ComplaintForm } from '#app/complaints/complaint-form.tsx'
import { ComplaintsScreen } from '#app/complaints/complaints-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { failing, offline, slow } from '#stories/shared/network.ts'
import type { Playing } from '#stories/shared/playing.ts'
import { freeMember, visitor } from '#stories/shared/situations.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const PATH = '/complaints'

const meta = preview.meta({
  title: 'Pages/Complaints',
  component: ComplaintsScreen,
  subcomponents: { ComplaintForm },
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
