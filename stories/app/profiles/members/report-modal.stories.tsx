import { expect, screen, waitFor } from 'storybook/test'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { CHATS, withChats } from '#app/mocks/scenes/talk.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { LazyReport } from '#app/profiles/members/lazy-report.ts'
import { ReportFields } from '#app/profiles/members/report-fields.tsx'
import { ReportMember } from '#app/profiles/members/report-member.tsx'
import { ReportModal } from '#app/profiles/members/report-modal.tsx'
import { ReportReceipt } from '#app/profiles/members/report-receipt.tsx'
import { reportNumber } from '#core/safety/report.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failing, slow } from '#stories/shared/network.ts'
import { opened, openedInTheChat, receiptOf, STIJN } from './reporting.ts'

const { id, name } = STIJN
const app = { path: `/members/${id}`, whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Profile/Report',
  component: ReportModal,
  subcomponents: { ReportMember, ReportFields, ReportReceipt, LazyReport },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { about: { id, name }, onward: '/members', onClose: () => undefined } as const,
})

export const Empty = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog } = await opened({ app, canvas, userEvent })
    await expect(dialog.getAllByRole('radio')).toHaveLength(7)
    await expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect(dialog.getByText(app.t('report:intro', { name }))).toBeVisible()
  },
})

/** The button stays in view below the reasons. */
export const OnAPhone = meta.story({
  tags: ['open'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog } = await opened({ app, canvas, userEvent })
    const send = dialog.getByRole('button', { name: app.t('report:send') })
    const bottom = () => send.getBoundingClientRect().bottom
    await waitFor(() => expect(bottom()).toBeLessThanOrEqual(window.innerHeight))
  },
})

export const NothingChosen = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, send } = await opened({ app, canvas, userEvent })
    await send()
    await expect(dialog.getByText(app.t('report:why.missing'))).toBeVisible()
    await expect(dialog.getAllByRole('radio')[0]).toHaveFocus()
  },
})

export const Chosen = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose } = await opened({ app, canvas, userEvent })
    await choose('asks-money')
    await userEvent.type(dialog.getByRole('textbox'), 'Wants a gift card.')
    await userEvent.click(dialog.getByRole('checkbox', { name: app.t('report:block', { name }) }))
    await expect(
      dialog.getByRole('radio', { name: app.t('report:reason.asks-money'), checked: true }),
    ).toBeVisible()
  },
})

export const TooLong = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose, send } = await opened({ app, canvas, userEvent })
    await choose('other')
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste('x'.repeat(1001))
    await send()
    await expect(
      dialog.getByText(app.t('errors:report.note-too-long', { limit: 1000 })),
    ).toBeVisible()
  },
})

export const Sending = meta.story({
  tags: ['open'],
  parameters: { app: { ...app, network: slow('/api/reports') } },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose, send } = await opened({ app, canvas, userEvent })
    await choose('spam')
    await send()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: app.t('report:send') })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const ErrorState = meta.story({
  name: 'Error',
  tags: ['open'],
  parameters: {
    app: { ...app, network: failing({ code: 'report.too-many', limit: 20 }, '/api/reports') },
  },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose, send } = await opened({ app, canvas, userEvent })
    await choose('spam')
    await send()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      app.t('errors:report.too-many', { limit: 20 }),
    )
    await expect(dialog.getByRole('radio', { checked: true })).toBeEnabled()
  },
})

export const Done = meta.story({
  tags: ['open'],
  play: async ({ app, canvas, userEvent }) => {
    const { choose, send } = await opened({ app, canvas, userEvent })
    await choose('insulting')
    await send()
    const receipt = await receiptOf(app)
    const [report] = await app.world.ports.reads.reports.by(VIEWER.id)
    await expect(report).toMatchObject({ reported: id, reason: 'insulting', blocked: false })
    const number = report ? reportNumber(report) : ''
    await expect(receipt.getByText(app.t('report:done.number', { number }))).toBeVisible()
    await expect(receipt.getByRole('link', { name: app.t('report:done.open') })).toBeVisible()
    await expect(
      receipt.queryByText(app.t('report:done.blocked', { name })),
    ).not.toBeInTheDocument()
  },
})

export const Paused = meta.story({
  tags: ['open'],
  parameters: {
    app: {
      ...app,
      network: failing({ code: 'report.paused', minutes: 12 * 24 * 60 }, '/api/reports'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose, send } = await opened({ app, canvas, userEvent })
    await choose('spam')
    await send()
    await expect(await dialog.findByRole('alert')).toHaveTextContent(
      app.pattern('errors:report.paused'),
    )
  },
})

export const FromReceiptToStatus = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { choose, send } = await opened({ app, canvas, userEvent })
    await choose('spam')
    await send()
    const receipt = await receiptOf(app)
    await userEvent.click(receipt.getByRole('link', { name: app.t('report:done.open') }))
    await waitFor(() => expect(app.path()).toMatch(/^\/reports\//))
    await expect(
      await canvas.findByRole('heading', { name: app.pattern('report:status.title') }),
    ).toBeVisible()
    await expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  },
})

export const DoneAndBlocked = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose, send } = await opened({ app, canvas, userEvent })
    await choose('other')
    await userEvent.click(dialog.getByRole('checkbox'))
    await send()
    const receipt = await receiptOf(app)
    await expect(receipt.getByText(app.t('report:done.blocked', { name }))).toBeVisible()
    await userEvent.click(receipt.getByRole('button', { name: app.t('report:done') }))
    await waitFor(() => expect(app.path()).toBe('/members'))
  },
})

const inTheChat = {
  path: `/chats/${CHATS.stijn}`,
  whole: true,
  situation: withChats(freeMember()),
}

export const FromAChat = meta.story({
  tags: ['open'],
  parameters: { app: inTheChat },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog } = await openedInTheChat({ app, canvas, userEvent })
    await expect(dialog.getByText(app.t('report:evidence', { name }))).toBeVisible()
  },
})

export const DoneFromAChat = meta.story({
  parameters: { app: inTheChat },
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, choose, send } = await openedInTheChat({ app, canvas, userEvent })
    await choose('asks-money')
    await userEvent.click(dialog.getByRole('checkbox'))
    await send()
    const receipt = await receiptOf(app)
    const [report] = await app.world.ports.reads.reports.by(VIEWER.id)
    await expect(report).toMatchObject({ conversation: CHATS.stijn, blocked: true })
    await expect(report?.evidence.messages.length).toBeGreaterThan(0)
    await userEvent.click(receipt.getByRole('button', { name: app.t('report:done') }))
    await waitFor(() => expect(app.path()).toBe('/chats'))
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: new RegExp(name) })).not.toBeInTheDocument(),
    )
  },
})
