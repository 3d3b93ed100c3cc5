import { expect, waitFor } from 'storybook/test'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { DeskGate } from '#app/desk/access/desk-gate.tsx'
import { LoginScreen } from '#app/desk/access/login-screen.tsx'
import { LonelyPage } from '#app/desk/lonely-page.tsx'
import { operator, visitor } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { loadingAt } from '#stories/shared/desk-states.ts'
import { failing, refusing } from '#stories/shared/network.ts'

const meta = preview.meta({
  title: 'Desk/Log in',
  component: LoginScreen,
  subcomponents: { DeskGate, LonelyPage },
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/desk/photos', whole: true, situation: visitor() },
  },
})

export const AtThePageOneWanted = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.email')),
      DESK_GUEST.email,
    )
    await userEvent.type(
      canvas.getByLabelText(app.t('account:login.password')),
      `${DESK_GUEST.password}{Enter}`,
    )
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:nav.photos') }),
    ).toBeVisible()
    await expect(app.path()).toBe('/desk/photos')
  },
})

export const NothingTyped = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('account:login.submit') }),
    )
    const email = canvas.getByLabelText(app.t('account:login.email'))
    await waitFor(() =>
      expect(email).toHaveAccessibleDescription(app.t('account:login.email-missing')),
    )
  },
})

export const WrongPassword = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.email')),
      DESK_GUEST.email,
    )
    await userEvent.type(
      canvas.getByLabelText(app.t('account:login.password')),
      'not this one{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(app.t('errors:login.failed'))
  },
})

export const TooManyTries = meta.story({
  parameters: {
    app: {
      path: '/desk',
      situation: visitor(),
      network: refusing({ code: 'login.locked', minutes: 23 * 60 }, '/api/desk/session'),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.type(
      await canvas.findByLabelText(app.t('account:login.email')),
      DESK_GUEST.email,
    )
    await userEvent.type(
      canvas.getByLabelText(app.t('account:login.password')),
      'not this one{Enter}',
    )
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      app.t('desk:login.locked', { when: app.format.inTime(23 * 3600) }),
    )
  },
})

export const AsTheGuestOfTheDemo = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: app.t('desk:login.demo-submit') }),
    )
    await expect(
      await canvas.findByRole('heading', { level: 1, name: app.t('desk:nav.photos') }),
    ).toBeVisible()
  },
})

/** Who logs in again goes on where they were. */
export const SessionEnded = meta.story({
  parameters: { app: { path: '/desk/photos', whole: true, situation: operator() } },
  play: async ({ app, canvas, userEvent }) => {
    await canvas.findByRole('button', { name: app.t('desk:photos.show') })
    await app.browser.ask('DELETE', '/api/desk/session')
    await app.queries.invalidateQueries({ queryKey: ['desk', 'photos'] })
    await expect(await canvas.findByText(app.t('desk:login.ended'))).toBeVisible()
    await expect(canvas.queryByRole('heading', { name: app.t('desk:nav.photos') })).toBeNull()
    await expect(canvas.getByLabelText(app.t('account:login.email'))).toHaveValue(DESK_GUEST.email)
    await userEvent.type(
      canvas.getByLabelText(app.t('account:login.password')),
      `${DESK_GUEST.password}{Enter}`,
    )
    await expect(
      await canvas.findByRole('button', { name: app.t('desk:photos.show') }),
    ).toBeVisible()
    await expect(app.path()).toBe('/desk/photos')
  },
})

export const Loading = meta.story(
  loadingAt('/desk', '/api/desk/session', { whole: true, situation: visitor() }),
)

export const ErrorState = meta.story({
  name: 'Error',
  parameters: {
    app: {
      path: '/desk',
      whole: true,
      situation: visitor(),
      network: failing({ code: 'internal' }, '/api/desk/session'),
    },
  },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: app.t('error.again') })).toBeVisible()
  },
})
