import { expect, waitFor } from 'storybook/test'
import { CaseList } from '#app/desk/case-list.tsx'
import { ComplaintTable } from '#app/desk/complaints/complaint-table.tsx'
import { ComplaintsScreen } from '#app/desk/complaints/complaints-screen.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { answered, withComplaints } from '#stories/shared/desk-complaints.ts'
import { failing, slow } from '#stories/shared/network.ts'

const COMPLAINTS = {
  path: '/desk/complaints',
  situation: withComplaints({}, { kind: 'child-abuse', email: '', name: '' }, { kind: 'content' }),
}

const meta = preview.meta({
  title: 'Desk/Complaints',
  component: ComplaintsScreen,
  subcomponents: { CaseList, ComplaintTable },
  tags: ['!autodocs'],
  parameters: { layout: 'fullscreen', app: COMPLAINTS },
})

export const Waiting = meta.story({
  play: async ({ app, canvas }) => {
    const kinds = ['child-abuse', 'content', 'payment'] as const
    const names = kinds.map((kind) => app.t(`desk-complaints:kind.${kind}`))
    await canvas.findAllByText(app.t('desk-complaints:grave'))
    const links = canvas.getAllByRole('link', { name: (name) => names.includes(name) })
    // The gravest is first, though not the oldest.
    await expect(links.map((link) => link.textContent)).toEqual(names)
    await expect(canvas.getAllByText(app.t('desk-complaints:grave'))).toHaveLength(2)
    await expect(canvas.getByText(app.t('desk-complaints:reply.page'))).toBeInTheDocument()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findAllByText(app.t('desk-complaints:grave'))
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const InDark = meta.story({
  globals: { mode: 'dark' },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findAllByText(app.t('desk-complaints:grave'))).toHaveLength(2)
  },
})

export const Answered = meta.story({
  parameters: { app: { path: '/desk/complaints?state=answered', situation: answered({}) } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: app.t('desk-complaints:kind.payment') }),
    ).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: app.t('desk-complaints:answered') }),
    ).toHaveAttribute('aria-current', 'page')
  },
})

export const ManyWait = meta.story({
  parameters: {
    app: {
      ...COMPLAINTS,
      situation: withComplaints(...Array.from({ length: 53 }, () => ({}))),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const links = () =>
      canvas.findAllByRole('link', { name: app.t('desk-complaints:kind.payment') })
    await expect(await links()).toHaveLength(50)
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-complaints:more') }),
    )
    await waitFor(async () => expect(await links()).toHaveLength(53))
  },
})

export const NothingWaits = meta.story({
  parameters: { app: { ...COMPLAINTS, situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:none-waiting'))).toBeVisible()
  },
})

export const NothingAnswered = meta.story({
  parameters: { app: { path: '/desk/complaints?state=answered', situation: operator() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:none-answered'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...COMPLAINTS, network: slow('/api/desk/complaints') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:loading'))).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: {
    app: { ...COMPLAINTS, network: failing({ code: 'busy' }, '/api/desk/complaints') },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
    await expect(canvas.getByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
