import { expect } from 'storybook/test'
import { AnswerForm } from '#app/desk/complaints/answer-form.tsx'
import { ComplaintAnswer } from '#app/desk/complaints/complaint-answer.tsx'
import { ComplaintFacts } from '#app/desk/complaints/complaint-facts.tsx'
import { ComplaintScreen } from '#app/desk/complaints/complaint-screen.tsx'
import { MailPreview } from '#app/desk/complaints/mail-preview.tsx'
import { COMPLAINT as LIMITS } from '#core/complaints/complaint.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import {
  ANSWER,
  answerElsewhere,
  answered,
  COMPLAINT,
  WORDS,
  withComplaints,
} from '#stories/shared/desk-complaints.ts'
import { failing, refusing, slow } from '#stories/shared/network.ts'
import { and, storyId } from '#stories/shared/situation.ts'

const PLACE = { path: `/desk/complaints/${COMPLAINT}`, situation: withComplaints({}) }
const UNKNOWN = { kind: 'child-abuse', name: '', email: '', about: '' } as const

const meta = preview.meta({
  title: 'Desk/Complaint',
  component: ComplaintScreen,
  subcomponents: { AnswerForm, ComplaintAnswer, ComplaintFacts, MailPreview },
  tags: ['!autodocs'],
  args: { id: COMPLAINT },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Waiting = meta.story({
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText('Twee keer', { exact: false })).toHaveTextContent(
      WORDS.replace('\n', ' '),
    )
    await expect(canvas.getByText('ann@example.test')).toBeVisible()
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

/** The mail as it will be; a change of the text takes it away. */
export const Previewed = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: app.t('desk-complaints:answer.text') })
    const show = canvas.getByRole('button', { name: app.t('desk-complaints:preview.show') })
    await expect(show).toBeDisabled()
    await userEvent.type(text, ANSWER)
    await userEvent.click(show)
    const title = app.t('desk-complaints:preview.title')
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(canvas.getByText('Hallo!', { exact: false })).toHaveTextContent(ANSWER)
    await userEvent.type(text, '.')
    await expect(canvas.queryByRole('heading', { name: title })).toBeNull()
  },
})

export const Sent = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const name = app.t('desk-complaints:answer.text')
    await userEvent.type(await canvas.findByRole('textbox', { name }), ANSWER)
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-complaints:answer.send-mail') }),
    )
    await expect(
      await canvas.findByText(
        app.pattern('desk-complaints:answer.given-by', { name: 'Demo-operator' }),
      ),
    ).toBeVisible()
    await expect(canvas.getByText(ANSWER)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name })).toBeNull()
  },
})

/** Nothing is sent before there is a text, and none that is too long. */
export const Incomplete = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: app.t('desk-complaints:answer.text') })
    const send = { name: app.t('desk-complaints:answer.send-mail') }
    await userEvent.click(canvas.getByRole('button', send))
    await expect(canvas.getByText(app.t('errors:complaint.answer-empty'))).toBeVisible()
    await userEvent.click(text)
    await userEvent.paste('x'.repeat(LIMITS.answer - 3))
    const left = app.t('desk-complaints:answer.remaining', { count: 3 })
    await expect(canvas.getAllByText(left)[0]).toBeVisible()
    await userEvent.type(text, 'xxxx')
    await expect(canvas.getByText(app.pattern('errors:complaint.answer-too-long'))).toBeVisible()
  },
})

/** A tab that was reloaded has what was typed. */
export const Reloaded = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const name = app.t('desk-complaints:answer.text')
    await userEvent.type(await canvas.findByRole('textbox', { name }), ANSWER)
    await app.go(`/desk/complaints/${COMPLAINT}`)
    await expect(await canvas.findByRole('textbox', { name })).toHaveValue(ANSWER)
  },
})

/** Somebody else answered while this operator was typing. */
export const AnsweredMeanwhile = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const typed = 'Dit zoeken we uit.'
    const name = app.t('desk-complaints:answer.text')
    await userEvent.type(await canvas.findByRole('textbox', { name }), typed)
    await answerElsewhere(app.world.ports, 'Mia')
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-complaints:answer.send-mail') }),
    )
    await expect(
      await canvas.findByText(app.t('desk-complaints:first.by', { name: 'Mia' })),
    ).toBeVisible()
    await expect(canvas.getByText(typed)).toBeVisible()
    await expect(canvas.getByText(ANSWER)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-complaints:first.drop') }))
    await expect(canvas.queryByText(typed)).toBeNull()
  },
})

export const Refused = meta.story({
  parameters: {
    app: {
      ...PLACE,
      network: refusing({ code: 'busy' }, `/api/desk/complaints/${COMPLAINT}/answer`),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    const text = await canvas.findByRole('textbox', { name: app.t('desk-complaints:answer.text') })
    await userEvent.type(text, ANSWER)
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-complaints:answer.send-mail') }),
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
    await expect(text).toHaveValue(ANSWER)
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
  parameters: { app: { ...PLACE, network: slow('/api/desk/complaints') } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.t('desk-complaints:complaint.loading')),
    ).toBeInTheDocument()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...PLACE, network: failing({ code: 'busy' }, '/api/desk/complaints') } },
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
