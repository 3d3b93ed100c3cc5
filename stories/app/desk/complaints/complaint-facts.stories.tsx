import { expect, within } from 'storybook/test'
import { ComplaintFacts } from '#app/desk/complaints/complaint-facts.tsx'
import { ComplaintScreen } from '#app/desk/complaints/complaint-screen.tsx'
import { FoundNumbers } from '#app/desk/members/found-numbers.tsx'
import { storyId } from '#app/mocks/scenes/situation.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED } from '#stories/shared/desk-cases.ts'
import { COMPLAINT, withComplaints } from '#stories/shared/desk-complaints.ts'

const PLACE = { path: `/desk/complaints/${COMPLAINT}`, situation: withComplaints({}) }
const ELSEWHERE = `https://vonk.invalid/members/${REPORTED.id}`

const meta = preview.meta({
  title: 'Desk/Complaint, what it is about',
  component: ComplaintScreen,
  subcomponents: { ComplaintFacts, FoundNumbers },
  tags: ['!autodocs'],
  args: { id: COMPLAINT },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const AboutAMember = meta.story({
  parameters: {
    app: { ...PLACE, situation: withComplaints({ about: `/members/${REPORTED.id}` }) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('link', { name: REPORTED.name })).toHaveAttribute(
      'href',
      `/desk/members/${REPORTED.id}`,
    )
    await expect(
      canvas.getByRole('heading', { level: 1, name: app.t('desk-complaints:kind.payment') }),
    ).toBeVisible()
  },
})

/** What it names by number or id is one press away. */
export const NamesAnotherCase = meta.story({
  parameters: {
    app: {
      ...PLACE,
      situation: withComplaints({ words: `Zie ook ${storyId(0xe02)}.` }, { kind: 'refund' }),
    },
  },
  play: async ({ app, canvas }) => {
    const list = { name: app.t('desk-complaints:complaint.numbers') }
    const found = within(await canvas.findByRole('region', list))
    await expect(found.getByRole('link')).toHaveAttribute(
      'href',
      `/desk/complaints/${storyId(0xe02)}`,
    )
  },
})

export const AboutAPageElsewhere = meta.story({
  parameters: {
    app: {
      ...PLACE,
      situation: withComplaints({ about: ELSEWHERE }),
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(ELSEWHERE)).toBeVisible()
    await expect(canvas.queryByRole('link', { name: ELSEWHERE })).toBeNull()
    await expect(canvas.queryByRole('link', { name: REPORTED.name })).toBeNull()
  },
})

/** The address is a member's, which proves nothing. */
export const WithAMembersAddress = meta.story({
  parameters: {
    app: { ...PLACE, situation: withComplaints({ name: '', email: 'demo@vonk.example' }) },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('link', { name: app.t('desk-complaints:complaint.member') }),
    ).toHaveAttribute('href', expect.stringContaining('/desk/members/'))
    await expect(canvas.getByText(app.t('desk-complaints:complaint.unproven'))).toBeVisible()
  },
})
