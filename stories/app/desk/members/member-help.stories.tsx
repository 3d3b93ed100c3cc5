import { expect, within } from 'storybook/test'
import { MemberHelp, type MemberHelpProps } from '#app/desk/members/member-help.tsx'
import { and } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED } from '#stories/shared/desk-cases.ts'

const { id, name } = REPORTED

const meta = preview.meta({
  title: 'Desk/Member help',
  component: MemberHelp,
  tags: ['!autodocs'],
  args: { member: { id, name, status: 'active' } as MemberHelpProps['member'] },
  parameters: {
    layout: 'padded',
    app: { path: `/desk/members/${id}`, situation: operator() },
  },
})

/** An address that is confirmed is its member’s own to change. */
export const Confirmed = meta.story({
  play: async ({ app, canvas }) => {
    const signOut = app.t('desk-members:help.sign-out')
    await expect(await canvas.findByRole('button', { name: signOut })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
    await expect(
      canvas.queryByRole('button', { name: app.t('desk-members:help.resend') }),
    ).toBeNull()
  },
})

/** Who mistyped their address gets the mail at the right one. */
export const Unconfirmed = meta.story({
  args: { member: { id, name, status: 'not_confirmed' } },
  parameters: {
    app: {
      path: `/desk/members/${id}`,
      situation: and(operator(), ({ world: { ports } }) =>
        ports.atomically(async ({ accounts }) => {
          const account = await accounts.lock(id)
          if (account)
            await accounts.save({ ...account, status: 'not_confirmed', confirmedAt: null })
          return ok(null)
        }),
      ),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-members:help.resend') }),
    )
    await expect(await canvas.findByText(app.t('desk-members:help.resent'))).toBeVisible()
    await userEvent.type(canvas.getByRole('textbox'), 'goed@example.test{Enter}')
    await expect(await canvas.findByText(app.t('desk-members:help.replaced'))).toBeVisible()
  },
})

/** Asked once more, and can be called off. */
export const SigningOut = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const signOut = app.t('desk-members:help.sign-out')
    await userEvent.click(await canvas.findByRole('button', { name: signOut }))
    const question = await within(document.body).findByRole('alertdialog')
    await userEvent.click(within(question).getByRole('button', { name: signOut }))
    await expect(await canvas.findByText(app.t('desk-members:help.signed-out'))).toBeVisible()
  },
})

/** A refusal is said beside the button. */
export const Refused = meta.story({
  args: { member: { id, name, status: 'not_confirmed' } },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk-members:help.resend') }),
    )
    await expect(await canvas.findByText(app.t('errors:member.confirmed'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ app, canvas }) => {
    await canvas.findByRole('button', { name: app.t('desk-members:help.sign-out') })
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})
