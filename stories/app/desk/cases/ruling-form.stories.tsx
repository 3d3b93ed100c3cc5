import { expect, within } from 'storybook/test'
import { BanQuestion } from '#app/desk/cases/ban-question.tsx'
import { DecisionForm } from '#app/desk/cases/decision-form.tsx'
import { KeptDraft } from '#app/desk/cases/kept-draft.tsx'
import { DecisionPreview, Preview, ToMember } from '#app/desk/cases/preview.tsx'
import { ReportScreen } from '#app/desk/cases/report-screen.tsx'
import { FactsField, RuleField } from '#app/desk/cases/rule-fields.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { takeCase } from '#core/desk/cases/take-case.ts'
import { decideReport } from '#core/safety/decide-report.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { FACTS, REPORT, REPORTED, reported } from '#stories/shared/desk-cases.ts'
import { refusing } from '#stories/shared/network.ts'

const PLACE = { path: `/desk/reports/${REPORT}`, situation: reported() }

/** The same, which somebody took of whom the desk has no name. */
const taken = and(reported(), ({ world }) =>
  takeCase(world.ports, { id: 'unknown' }, { report: REPORT }),
)

/** The reported member gets their mails in German. */
const inGerman = and(reported(), ({ world: { ports } }) =>
  ports.atomically(async ({ accounts }) => {
    const account = await accounts.lock(REPORTED.id)
    if (account) await accounts.save({ ...account, language: 'de' })
    return ok(null)
  }),
)

const meta = preview.meta({
  title: 'Desk/Decision on a report',
  component: ReportScreen,
  subcomponents: {
    BanQuestion,
    FactsField,
    KeptDraft,
    Preview,
    RuleField,
    DecisionForm,
    DecisionPreview,
    ToMember,
  },
  tags: ['!autodocs'],
  args: { id: REPORT },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Taken = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const take = app.t('desk:take')
    await userEvent.click(await canvas.findByRole('button', { name: take }))
    await expect(
      await canvas.findByText(app.pattern('desk-cases:report.taken-by', { name: 'Demo-operator' })),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: take })).toBeNull()
  },
})

/** Somebody else has it. */
export const TakenOver = meta.story({
  parameters: { app: { ...PLACE, situation: taken } },
  play: async ({ app, canvas, userEvent }) => {
    const over = app.t('desk:take.over')
    await userEvent.click(await canvas.findByRole('button', { name: over }))
    await expect(
      await canvas.findByText(app.pattern('desk-cases:report.taken-by', { name: 'Demo-operator' })),
    ).toBeVisible()
    await expect(canvas.queryByRole('button', { name: over })).toBeNull()
  },
})

/** Nothing is sent before it is complete. */
export const Incomplete = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const submit = await canvas.findByRole('button', { name: app.t('desk-cases:decide.submit') })
    await userEvent.click(submit)
    await expect(canvas.getByText(app.t('desk-cases:decide.missing-outcome'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('radio', { name: app.pattern('desk-cases:decide.warning') }),
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-cases:decide.warning') }))
    await expect(canvas.getByText(app.t('desk-cases:decide.missing-rule'))).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:decide.missing-facts'))).toBeVisible()
  },
})

export const NoAction = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.no-action') }),
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:decide.grounds') }),
      'unfounded',
    )
    await expect(canvas.getByText(app.t('desk-cases:preview.unfounded'))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-cases:decide.submit') }))
    await expect(
      await canvas.findByText(app.t('desk-cases:outcome.no-action'), { selector: 'dd' }),
    ).toBeVisible()
  },
})

/** A ban is asked once more; the preview shows what is sent to whom. */
export const Banning = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const ban = app.t('desk-cases:decide.ban')
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.ban') }),
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:decide.rule') }),
      'money',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: app.pattern('desk-cases:decide.facts') }),
      FACTS,
    )
    await expect(
      canvas.getByText(app.t('desk-cases:preview.member', { name: REPORTED.name })),
    ).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: ban }))
    const name = app.t('desk-cases:ban.question', { name: REPORTED.name })
    const question = await within(document.body).findByRole('alertdialog', { name })
    await userEvent.click(within(question).getByRole('button', { name: ban }))
    await expect(
      await canvas.findByText(app.t('desk-cases:outcome.ban'), { selector: 'dd' }),
    ).toBeVisible()
    await expect(canvas.getByText(FACTS)).toBeVisible()
  },
})

/** The mail goes out in the member's language; the preview is in the operator's, and says so. */
export const AnotherLanguage = meta.story({
  parameters: { app: { ...PLACE, situation: inGerman } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.warning') }),
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:decide.rule') }),
      'money',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: app.pattern('desk-cases:decide.facts') }),
      FACTS,
    )
    const language = 'Deutsch'
    await expect(
      canvas.getByText(app.t('desk-cases:preview.language-other', { language })),
    ).toBeVisible()
  },
})

/** A tab that was reloaded has what was typed. */
export const Reloaded = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.warning') }),
    )
    const facts = { name: app.pattern('desk-cases:decide.facts') }
    await userEvent.type(canvas.getByRole('textbox', facts), FACTS)
    await app.go(`/desk/reports/${REPORT}`)
    await expect(await canvas.findByRole('textbox', facts)).toHaveValue(FACTS)
  },
})

/** Somebody else decided while this operator was typing. */
export const DecidedMeanwhile = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.warning') }),
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:decide.rule') }),
      'money',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: app.pattern('desk-cases:decide.facts') }),
      FACTS,
    )
    const unclear = { outcome: 'no-action', grounds: 'unclear' } as const
    await decideReport(app.world.ports, { ...unclear, report: REPORT })
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-cases:decide.warning') }))
    await expect(await canvas.findByText(app.t('desk-cases:first.somebody'))).toBeVisible()
    await expect(canvas.getByText(FACTS)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-cases:first.drop') }))
    await expect(canvas.queryByText(FACTS)).toBeNull()
  },
})

export const Refused = meta.story({
  parameters: {
    app: { ...PLACE, network: refusing({ code: 'busy' }, `/api/desk/reports/${REPORT}/take`) },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:take') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:busy'))
  },
})
