import { expect } from 'storybook/test'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { ComplaintScreen } from '#app/safety/complaints/complaint-screen.tsx'
import { caseReference } from '#core/shared/case-reference.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'

const ID = storyId(0xc01)
const WORDS = 'Twice charged.\nPlease give one back.'

/** A visitor whose complaint was received. */
const complained = and(visitor(), ({ browser }) =>
  browser.ask('POST', '/api/complaints', {
    id: ID,
    kind: 'payment',
    words: WORDS,
    about: '261121-7KQ4MX',
    email: 'ann@example.test',
    language: 'en',
  }),
)
const answered = and(complained, ({ world: { ports } }) =>
  ports.atomically(async ({ complaints }) => ok(await complaints.answer(ID, ports.now(), null))),
)

const meta = preview.meta({
  title: 'Pages/Complaint',
  component: ComplaintScreen,
  tags: ['!autodocs'],
  args: { reference: '' },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/complaints', whole: true, situation: complained },
  },
})

export const Received = meta.story({
  play: async ({ app, canvas }) => {
    await app.go(`/complaints/${caseReference(app.world.ports, 'complaint', ID)}`)
    await expect(await canvas.findByText(app.t('pages:complaint.state.received'))).toBeVisible()
    await expect(
      canvas.getByText(app.t('pages:complaint.answer', { email: 'ann@example.test' })),
    ).toBeVisible()
  },
})

export const Answered = meta.story({
  parameters: { app: { path: '/complaints', whole: true, situation: answered } },
  play: async ({ app, canvas }) => {
    await app.go(`/complaints/${caseReference(app.world.ports, 'complaint', ID)}`)
    await expect(
      await canvas.findByText(app.pattern('pages:complaint.state.answered')),
    ).toBeVisible()
  },
})

const ANSWER = 'We found it.\nIt goes back this week.'

/** The answer is there too, not in the mail alone. */
export const AnsweredWithText = meta.story({
  parameters: {
    app: {
      path: '/complaints',
      whole: true,
      situation: and(complained, ({ world: { ports } }) =>
        ports.atomically(async ({ complaints }) =>
          ok(await complaints.answer(ID, ports.now(), ANSWER)),
        ),
      ),
    },
  },
  play: async ({ app, canvas }) => {
    await app.go(`/complaints/${caseReference(app.world.ports, 'complaint', ID)}`)
    await expect(await canvas.findByText(app.t('pages:complaint.our-answer'))).toBeVisible()
    await expect(canvas.getByText(ANSWER.replace('\n', ' '))).toBeVisible()
  },
})

export const Missing = meta.story({
  parameters: { app: { path: '/complaints/nothing_there', whole: true, situation: visitor() } },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: app.t('not-found.title') }),
    ).toBeVisible()
  },
})
