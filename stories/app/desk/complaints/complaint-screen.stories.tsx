import { expect, waitFor } from 'storybook/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { ComplaintAnswer } from '#app/desk/complaints/complaint-answer.tsx'
import { ComplaintScreen } from '#app/desk/complaints/complaint-screen.tsx'
import { NextCase } from '#app/desk/next-case.tsx'
import { TakeCase } from '#app/desk/take-case.tsx'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import {
  ANSWER,
  answered,
  COMPLAINT,
  EMAIL,
  employ,
  takeElsewhere,
  WORDS,
  withComplaints,
} from '#stories/shared/desk-complaints.ts'
import { failing, slow } from '#stories/shared/network.ts'

const PLACE = { path: `/desk/complaints/${COMPLAINT}`, situation: withComplaints({}) }
const UNKNOWN = { kind: 'child-abuse', name: '', email: '', about: '' } as const

const meta = preview.meta({
  title: 'Desk/Complaint',
  component: ComplaintScreen,
  subcomponents: { ComplaintAnswer, NextCase, TakeCase },
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

/** Colleagues see who has it. */
export const Taken = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const take = app.t('desk:take')
    await userEvent.click(await canvas.findByRole('button', { name: take }))
    await expect(
      await canvas.findByText(app.pattern('desk-complaints:taken-by', { name: 'Demo-operator' })),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: take })).toBeNull()
  },
})

/** A colleague took it while this page was open: it says who, and offers to take it over. */
export const TakenMeanwhile = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const take = await canvas.findByRole('button', { name: app.t('desk:take') })
    await takeElsewhere(app.world.ports, 'Mia')
    await userEvent.click(take)
    await expect(await canvas.findByText(app.t('errors:case.taken', { by: 'Mia' }))).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:take.over') }))
    await expect(
      await canvas.findByText(app.pattern('desk-complaints:taken-by', { name: 'Demo-operator' })),
    ).toBeVisible()
  },
})

/** After an answer Enter leads to the next complaint that waits. */
export const NextOne = meta.story({
  parameters: { app: { ...PLACE, situation: withComplaints({}, { kind: 'refund' }) } },
  play: async ({ app, canvas, userEvent }) => {
    const text = { name: app.t('desk-complaints:answer.text') }
    await userEvent.type(await canvas.findByRole('textbox', text), ANSWER)
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-complaints:answer.send-mail') }),
    )
    const next = await canvas.findByRole('link', { name: app.t('desk:next.complaint') })
    await waitFor(() => expect(next).toHaveFocus())
    await expect(canvas.getByText(app.pattern('desk-complaints:kind.refund'))).toBeVisible()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(app.path()).toBe(`/desk/complaints/${storyId(0xe02)}`))
  },
})

/** The last one that waits leads back to the list. */
export const NoNextOne = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const text = { name: app.t('desk-complaints:answer.text') }
    await userEvent.type(await canvas.findByRole('textbox', text), ANSWER)
    await userEvent.click(
      canvas.getByRole('button', { name: app.t('desk-complaints:answer.send-mail') }),
    )
    await expect(await canvas.findByText(app.t('desk:next.none-complaint'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: app.t('desk:nav.complaints') })).toHaveAttribute(
      'href',
      '/desk/complaints',
    )
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

/** A complaint about a photo that this operator refused. */
const aboutOwn = () => {
  const about = storyId(0xe50)
  return and(withComplaints({ kind: 'decision', about }), ({ world: { ports } }) =>
    ports.atomically(async ({ operators, operatorActions }) => {
      const guest = await operators.byEmail(DESK_GUEST.email)
      await operatorActions.add({
        ...{ id: storyId(0xe51), operator: guest?.id ?? null, action: 'photo.refused' },
        ...{ subject: about, member: null, reason: 'nudity', at: ports.now() },
      })
      return ok(null)
    }),
  )
}

/** Nobody else could answer: it is allowed, and said. */
export const OwnDecisionAlone = meta.story({
  parameters: { app: { ...PLACE, situation: aboutOwn() } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:own.alone'))).toBeVisible()
    await expect(
      canvas.getByRole('textbox', { name: app.t('desk-complaints:answer.text') }),
    ).toBeVisible()
  },
})

export const OwnDecision = meta.story({
  parameters: { app: { ...PLACE, situation: and(aboutOwn(), ({ world }) => employ(world.ports)) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-complaints:own.colleague'))).toBeVisible()
    await expect(
      canvas.queryByRole('textbox', { name: app.t('desk-complaints:answer.text') }),
    ).toBeNull()
  },
})
