import { expect, screen, waitFor, within } from 'storybook/test'
import { LazyReport } from '#app/members/lazy-report.tsx'
import { ReportFields } from '#app/members/report-fields.tsx'
import { ReportMember } from '#app/members/report-member.tsx'
import { ReportModal } from '#app/members/report-modal.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { CAST } from '#stories/shared/cast.ts'
import { failing, slow } from '#stories/shared/network.ts'
import { freeMember } from '#stories/shared/situations.ts'
import { CHATS, withChats } from '#stories/shared/talk.ts'
import { VIEWER } from '#stories/shared/viewer.ts'

const { id, name } = CAST.stijn
const app = { path: `/members/${id}`, whole: true, situation: freeMember() }

const meta = preview.meta({
  title: 'Profile/Report',
  component: ReportModal,
  subcomponents: { ReportMember, ReportFields, LazyReport },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app },
  args: { about: { id, name }, onward: '/members', onClose: () => undefined } as const,
})

type Page = {
  readonly canvas: ReturnType<typeof within>
  readonly userEvent: { readonly click: (element: Element) => Promise<void> }
}

/** Opens it from the profile, as a member would. */
async function opened({ canvas, userEvent }: Page) {
  await userEvent.click(await canvas.findByRole('button', { name: `Report ${name}` }))
  const dialog = within(await screen.findByRole('dialog', { name: `Report ${name}` }))
  return {
    dialog,
    send: () => userEvent.click(dialog.getByRole('button', { name: 'Send report' })),
  }
}

export const Empty = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await opened({ canvas, userEvent })
    await expect(dialog.getAllByRole('radio')).toHaveLength(7)
    await expect(dialog.queryByRole('radio', { checked: true })).not.toBeInTheDocument()
    await expect(dialog.getByText(/is not told/)).toBeVisible()
  },
})

export const NothingChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { dialog, send } = await opened({ canvas, userEvent })
    await send()
    await expect(dialog.getByText('Choose what is wrong.')).toBeVisible()
    await expect(dialog.getAllByRole('radio')[0]).toHaveFocus()
  },
})

export const Chosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { dialog } = await opened({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: 'Asks for money or details' }))
    await userEvent.type(dialog.getByRole('textbox'), 'Wants a gift card.')
    await userEvent.click(dialog.getByRole('checkbox', { name: `Also block ${name}` }))
    await expect(
      dialog.getByRole('radio', { name: 'Asks for money or details', checked: true }),
    ).toBeVisible()
  },
})

export const TooLong = meta.story({
  play: async ({ canvas, userEvent }) => {
    const { dialog, send } = await opened({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(dialog.getByRole('textbox'))
    await userEvent.paste('x'.repeat(1001))
    await send()
    await expect(dialog.getByText(/1000 characters at most/)).toBeVisible()
  },
})

export const Sending = meta.story({
  parameters: { app: { ...app, network: slow('/api/reports') } },
  play: async ({ canvas, userEvent }) => {
    const { dialog, send } = await opened({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: 'Advertising or spam' }))
    await send()
    await waitFor(() =>
      expect(dialog.getByRole('button', { name: /Send report/ })).toHaveAttribute(
        'aria-busy',
        'true',
      ),
    )
    await userEvent.keyboard('{Escape}')
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const Refused = meta.story({
  parameters: {
    app: { ...app, network: failing({ code: 'report.too-many', limit: 20 }, '/api/reports') },
  },
  play: async ({ canvas, userEvent }) => {
    const { dialog, send } = await opened({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: 'Advertising or spam' }))
    await send()
    await expect(await dialog.findByRole('alert')).toHaveTextContent('You have sent 20 reports')
    await expect(dialog.getByRole('radio', { checked: true })).toBeEnabled()
  },
})

export const Done = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, send } = await opened({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: 'Insults or threatens' }))
    await send()
    const receipt = await screen.findByRole('dialog', { name: 'We have your report' })
    await expect(await app.world.ports.reads.reports.by(VIEWER.id)).toMatchObject([
      { reported: id, reason: 'insulting', blocked: false },
    ])
    await expect(within(receipt).queryByText(/is blocked/)).not.toBeInTheDocument()
  },
})

export const DoneAndBlocked = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const { dialog, send } = await opened({ canvas, userEvent })
    await userEvent.click(dialog.getByRole('radio', { name: 'Something else' }))
    await userEvent.click(dialog.getByRole('checkbox'))
    await send()
    const receipt = within(await screen.findByRole('dialog', { name: 'We have your report' }))
    await expect(receipt.getByText(/is blocked/)).toBeVisible()
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(app.path()).toBe('/members'))
  },
})

export const FromAChat = meta.story({
  parameters: {
    app: { path: `/chats/${CHATS.stijn}`, whole: true, situation: withChats(freeMember()) },
  },
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findByRole('log')
    await userEvent.click(
      await canvas.findByRole('button', { name: 'More about this conversation' }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: `Report ${name}` }))
    const dialog = within(await screen.findByRole('dialog', { name: `Report ${name}` }))
    await userEvent.click(dialog.getByRole('radio', { name: 'Asks for money or details' }))
    await userEvent.click(dialog.getByRole('checkbox'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send report' }))
    const receipt = within(await screen.findByRole('dialog', { name: 'We have your report' }))
    const [report] = await app.world.ports.reads.reports.by(VIEWER.id)
    await expect(report).toMatchObject({ conversation: CHATS.stijn, blocked: true })
    await expect(report?.evidence.messages.length).toBeGreaterThan(0)
    await userEvent.click(receipt.getByRole('button', { name: 'Done' }))
    await waitFor(() => expect(app.path()).toBe('/chats'))
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: new RegExp(name) })).not.toBeInTheDocument(),
    )
  },
})
