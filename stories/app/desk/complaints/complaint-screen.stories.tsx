import { expect } from 'storybook/test'
import { ComplaintAnswer } from '#app/desk/complaints/complaint-answer.tsx'
import { ComplaintFacts } from '#app/desk/complaints/complaint-facts.tsx'
import { ComplaintScreen } from '#app/desk/complaints/complaint-screen.tsx'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED } from '#stories/shared/desk-cases.ts'
import {
  ANSWER,
  answered,
  COMPLAINT,
  EMAIL,
  WORDS,
  withComplaints,
} from '#stories/shared/desk-complaints.ts'
import { failing, slow } from '#stories/shared/network.ts'
import { and, storyId } from '#stories/shared/situation.ts'

const PLACE = { path: `/desk/complaints/${COMPLAINT}`, situation: withComplaints({}) }
const ELSEWHERE = `https://vonk.invalid/members/${REPORTED.id}`
const UNKNOWN = { kind: 'child-abuse', name: '', email: '', about: '' } as const

const meta = preview.meta({
  title: 'Desk/Complaint',
  component: ComplaintScreen,
  subcomponents: { ComplaintAnswer, ComplaintFacts },
  tags: ['!autodocs'],
  args: { id: COMPLAINT },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Waiting = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(WORDS.replace('\n', ' '))).toBeVisible()
    await expect(canvas.getByText(EMAIL)).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: app.t('desk-complaints:complaint.page') }),
    ).toHaveAttribute('href', expect.stringContaining(`/complaints/${COMPLAINT}_`))
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('textbox', { name: app.t('desk-complaints:answer.text') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

/** Nobody to mail: the answer is on the complaint's page alone. */
export const OfSomebodyUnknown = meta.story({
  parameters: { app: { ...PLACE, situation: withComplaints(UNKNOWN) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:complaint.unknown'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk-complaints:grave'))).toBeVisible()
    await expect(
      canvas.getByRole('button', { name: app.t('desk-complaints:answer.send-page') }),
    ).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: app.t('desk-complaints:preview.show') }),
    ).toBeNull()
  },
})

/** A profile of ours leads to the member; anything else stays plain text. */
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

export const Answered = meta.story({
  parameters: { app: { ...PLACE, situation: answered({}) } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(
        app.pattern('desk-complaints:answer.given-by', { name: 'Demo-operator' }),
      ),
    ).toBeVisible()
    await expect(canvas.getByText(ANSWER)).toBeVisible()
  },
})

/** A command marked it as answered. */
export const AnsweredElsewhere = meta.story({
  parameters: {
    app: {
      ...PLACE,
      situation: and(withComplaints({}), ({ world: { ports } }) =>
        ports.atomically(async ({ complaints }) =>
          ok(await complaints.answer(COMPLAINT, ports.now(), null)),
        ),
      ),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:answer.elsewhere'))).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { app: { ...PLACE, network: slow(`/api${PLACE.path}`) } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('desk-complaints:complaint.loading')),
    ).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...PLACE, network: failing({ code: 'busy' }, `/api${PLACE.path}`) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
  },
})

export const Missing = meta.story({
  args: { id: storyId(0xeff) },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('not-found.title') }),
    ).toBeVisible()
  },
})
