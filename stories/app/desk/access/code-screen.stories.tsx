import { expect, waitFor } from 'storybook/test'
import { CodeScreen } from '#app/desk/access/code-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { loggedOutOperator, MIA, nextCode } from '#stories/shared/second-factor.ts'

const meta = preview.meta({
  title: 'Desk/Code',
  component: CodeScreen,
  tags: ['!autodocs'],
  args: {
    credentials: MIA,
    onLoggedIn: () => undefined,
    onBack: () => undefined,
  },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk', situation: loggedOutOperator() },
  },
})

export const Empty = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:login.submit') }),
    )
    const field = canvas.getByLabelText(app.t('desk:code.label'))
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('desk:code.missing')))
  },
})

export const Wrong = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    const field = await canvas.findByLabelText(app.t('desk:code.label'))
    // Sent once it is complete.
    await userEvent.type(field, '000000')
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('errors:desk.code-wrong')))
    await expect(field).toHaveValue('')
  },
})

export const ByRecoveryCode = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk:code.use-recovery') }),
    )
    await expect(
      await canvas.findByRole('heading', { name: app.t('desk:code.recovery-title') }),
    ).toBeVisible()
    const field = canvas.getByLabelText(app.t('desk:code.recovery-label'))
    await userEvent.type(field, 'AAAAA-AAAAA{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('errors:desk.code-wrong')))
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk:code.use-app') }))
    await expect(await canvas.findByLabelText(app.t('desk:code.label'))).toBeVisible()
  },
})

/** What is pasted stays, and is not cut to another code. */
export const TooLongARecoveryCode = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk:code.use-recovery') }),
    )
    const field = await canvas.findByLabelText(app.t('desk:code.recovery-label'))
    const pasted = 'AAAAA-AAAAA '.repeat(5)
    await userEvent.click(field)
    await userEvent.paste(pasted)
    await userEvent.keyboard('{Enter}')
    await expect(field).toHaveValue(pasted)
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('too-long', { limit: 40 })))
  },
})

/** The whole login: a right password asks for the code. */
export const AfterThePassword = meta.story({
  parameters: { app: { path: '/desk/photos', whole: true, situation: loggedOutOperator() } },
  play: async ({ app, canvas, userEvent }) => {
    const logIn = async () => {
      await userEvent.type(await canvas.findByLabelText(app.t('account:login.email')), MIA.email)
      await userEvent.type(
        canvas.getByLabelText(app.t('account:login.password')),
        `${MIA.password}{Enter}`,
      )
    }
    await logIn()
    await userEvent.click(await canvas.findByRole('button', { name: app.t('desk:code.back') }))
    await logIn()
    await userEvent.type(
      await canvas.findByLabelText(app.t('desk:code.label')),
      await nextCode(app.world),
    )
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:nav.photos') }),
    ).toBeVisible()
    await expect(app.path()).toBe('/desk/photos')
  },
})

export const InDark = meta.story({ globals: { mode: 'dark' } })
