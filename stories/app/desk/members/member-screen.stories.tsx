import { expect, within } from 'storybook/test'
import { RestrictionForm } from '#app/desk/cases/restriction-form.tsx'
import { MemberFacts, MemberProfile } from '#app/desk/members/member-facts.tsx'
import {
  MemberLog,
  MemberMoney,
  MemberPhotoHistory,
  MemberReports,
} from '#app/desk/members/member-history.tsx'
import { MemberScreen } from '#app/desk/members/member-screen.tsx'
import { OwnWords } from '#app/desk/members/own-words.tsx'
import { and, storyId } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { banMember } from '#core/safety/restrictions/bans.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import {
  banned,
  FACTS,
  REPORTED,
  REPORTER,
  reported,
  withReports,
} from '#stories/shared/desk-cases.ts'

const PLACE = { path: `/desk/members/${REPORTED.id}`, situation: reported() }

const meta = preview.meta({
  title: 'Desk/Member',
  component: MemberScreen,
  subcomponents: {
    RestrictionForm,
    MemberFacts,
    MemberLog,
    MemberMoney,
    MemberPhotoHistory,
    MemberProfile,
    MemberReports,
    OwnWords,
  },
  tags: ['!autodocs'],
  args: { id: REPORTED.id },
  parameters: { layout: 'fullscreen', app: PLACE },
})

export const Active = meta.story({
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: REPORTED.name }),
    ).toBeVisible()
    await expect(canvas.getByText(app.t('desk-cases:status.active'))).toBeVisible()
    const about = canvas.getByRole('table', { name: app.t('desk-cases:member.about') })
    await expect(within(about).getAllByRole('link')).toHaveLength(3)
    const photos = canvas.getByRole('list', { name: app.t('desk-cases:member.photos') })
    await expect(within(photos).getAllByRole('listitem')).not.toHaveLength(0)
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('heading', { level: 1, name: REPORTED.name })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const Warning = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-cases:decide.submit') }),
    )
    await expect(canvas.getByText(app.t('desk-cases:decide.missing-outcome'))).toBeVisible()
    await userEvent.click(
      canvas.getByRole('radio', { name: app.pattern('desk-cases:decide.warning') }),
    )
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: app.t('desk-cases:decide.rule') }),
      'money',
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: app.pattern('desk-cases:decide.facts') }),
      FACTS,
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-cases:decide.warning') }))
    const decisions = await canvas.findByRole('list', {
      name: app.t('desk-cases:history.title'),
    })
    await expect(decisions).toHaveTextContent(FACTS)
  },
})

/** A ban is asked once more, and can be called off. */
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
    const asked = async () => {
      // Out of reach until a dialog before has closed.
      await userEvent.click(await canvas.findByRole('button', { name: ban }))
      return within(document.body).findByRole('alertdialog')
    }
    await userEvent.click(
      within(await asked()).getByRole('button', { name: app.t('desk-cases:cancel') }),
    )
    await userEvent.click(within(await asked()).getByRole('button', { name: ban }))
    await expect(
      await canvas.findByRole('button', { name: app.t('desk-cases:decide.submit') }),
    ).toBeVisible()
    // Offered once the member's record says that they are banned.
    await expect(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.unban') }),
    ).not.toBeChecked()
  },
})

export const Banned = meta.story({
  parameters: { app: { ...PLACE, situation: banned(operator()) } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('radio', { name: app.pattern('desk-cases:decide.unban') }),
    )
    await userEvent.type(
      canvas.getByRole('textbox', { name: app.pattern('desk-cases:decide.facts') }),
      'We vergisten ons.',
    )
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-cases:decide.unban') }))
    await expect(await canvas.findByText(app.t('desk-cases:status.active'))).toBeVisible()
  },
})

/** Somebody else banned the member while this operator was typing. */
export const BannedMeanwhile = meta.story({
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
    const reasons = { member: REPORTED.id, rule: 'privacy', facts: 'x', report: null } as const
    await banMember(app.world.ports, reasons)
    await userEvent.click(canvas.getByRole('button', { name: ban }))
    const question = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: ban }))
    await expect(await canvas.findByText(app.t('desk-cases:first.member'))).toBeVisible()
    await expect(await canvas.findByText(app.t('desk-cases:decision.ban'))).toBeVisible()
  },
})

/** Who reported too much that was unfounded, and may not for a while. */
export const Paused = meta.story({
  args: { id: REPORTER.id },
  parameters: {
    app: {
      path: `/desk/members/${REPORTER.id}`,
      situation: and(
        withReports(
          operator(),
          ...[1, 2, 3].map((nth) => ({
            decision: {
              outcome: 'no-action',
              grounds: 'unfounded',
              at: Date.UTC(2026, 10, 20, nth),
            } as const,
          })),
        ),
        ({ world: { ports } }) =>
          ports.atomically(async ({ restrictions }) => {
            await restrictions.add({
              id: storyId(0xd77),
              member: REPORTER.id,
              kind: 'reports-paused',
              rule: 'false-reports',
              facts: '261121-7KQ4MX',
              report: null,
              at: ports.now(),
            })
            return ok(null)
          }),
      ),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(
      await canvas.findByText(app.pattern('desk-cases:member.unfounded', { number: '3' })),
    ).toBeVisible()
    await expect(canvas.getByText(app.pattern('desk-cases:member.paused'))).toBeVisible()
  },
})
