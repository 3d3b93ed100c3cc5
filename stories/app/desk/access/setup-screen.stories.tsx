import { expect, waitFor, within } from 'storybook/test'
import { RecoveryCodes } from '#app/desk/access/recovery-codes.tsx'
import { SetupScreen } from '#app/desk/access/setup-screen.tsx'
import type { Operator } from '#app/desk/operator.ts'
import { PERMISSIONS } from '#core/desk/roles.ts'
import preview from '#stories/.storybook/preview.tsx'
import { failingAt } from '#stories/shared/desk-states.ts'
import { slow } from '#stories/shared/network.ts'
import { appCode, MIA, newOperator } from '#stories/shared/second-factor.ts'

const CALL = '/api/desk/second-factor'

const NEW: Operator = {
  id: 'mia',
  name: MIA.name,
  email: MIA.email,
  second_factor: 'missing',
  recovery_codes: 0,
  permissions: [...PERMISSIONS],
}

const meta = preview.meta({
  title: 'Desk/Authenticator app',
  component: SetupScreen,
  subcomponents: { RecoveryCodes },
  tags: ['!autodocs'],
  args: { operator: NEW },
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk', whole: true, situation: newOperator() },
  },
})

/** Before anything else can be opened. */
export const SetUp = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findByRole('img', { name: app.t('desk:setup.qr') })).toBeVisible()
    await expect(canvas.queryByRole('navigation')).toBeNull()
    const [key] = within(
      canvas.getByRole('list', { name: app.t('desk:setup.by-hand') }),
    ).getAllByRole('listitem')
    const secret = key?.textContent?.replaceAll(' ', '') ?? ''
    await expect(secret).toMatch(/^[A-Z2-7]{32}$/)
    await expect(canvas.getByRole('link', { name: app.t('desk:setup.open') })).toHaveAttribute(
      'href',
      expect.stringMatching(`^otpauth://totp/Vonk:mia%40vonk.example\\?secret=${secret}&`),
    )

    const field = canvas.getByLabelText(app.t('desk:setup.confirm'))
    await userEvent.type(field, '12{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('desk:code.missing')))
    await userEvent.clear(field)
    await userEvent.type(field, '000000{Enter}')
    await waitFor(() => expect(field).toHaveAccessibleDescription(app.t('errors:desk.code-wrong')))
    await userEvent.clear(field)
    await userEvent.type(field, `${await appCode(app.world, secret)}{Enter}`)

    const codes = await canvas.findByRole('list', { name: app.t('desk:recovery.list') })
    await expect(within(codes).getAllByRole('listitem')).toHaveLength(10)
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk:recovery.copy') }))
    await expect(await canvas.findByRole('status')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk:recovery.done') }))
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:nav.overview') }),
    ).toBeVisible()
  },
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const InDark = meta.story({ globals: { mode: 'dark' } })

export const Loading = meta.story({
  parameters: {
    app: { path: '/desk', whole: true, situation: newOperator(), network: slow(CALL) },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk:setup.lead'))).toBeVisible()
    await expect(await canvas.findByText(app.t('loading'))).toBeInTheDocument()
  },
})

export const ErrorState = meta.story(
  failingAt('/desk', CALL, { whole: true, situation: newOperator() }),
)
