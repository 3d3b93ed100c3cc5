import { expect } from 'storybook/test'
import { AnswerForm } from '#app/desk/complaints/answer-form.tsx'
import { ComplaintScreen } from '#app/desk/complaints/complaint-screen.tsx'
import { MailPreview } from '#app/desk/complaints/mail-preview.tsx'
import { COMPLAINT as LIMITS } from '#core/safety/complaint.ts'
import preview from '#stories/.storybook/preview.tsx'
import {
  ANSWER,
  answerElsewhere,
  COMPLAINT,
  EMAIL,
  withComplaints,
} from '#stories/shared/desk-complaints.ts'
import { refusing } from '#stories/shared/network.ts'

const PLACE = { path: `/desk/complaints/${COMPLAINT}`, situation: withComplaints({}) }

const meta = preview.meta({
  title: 'Desk/Answer to a complaint',
  component: ComplaintScreen,
  subcomponents: { AnswerForm, MailPreview },
  tags: ['!autodocs'],
  args: { id: COMPLAINT },
  parameters: { layout: 'fullscreen', app: PLACE },
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
    const to = app.t('desk-complaints:preview.to', { email: EMAIL })
    await expect(canvas.getByText(to)).toBeVisible()
    // In the field, and in the mail.
    await expect(canvas.getAllByText(ANSWER, { exact: false })).toHaveLength(2)
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
