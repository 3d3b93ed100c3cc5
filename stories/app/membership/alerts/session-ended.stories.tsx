import { expect, waitFor } from 'storybook/test'
import { SessionEnded } from '#app/membership/alerts/session-ended.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import { VIEWER } from '#app/mocks/scenes/viewer.ts'
import { ok } from '#core/shared/result.ts'
import preview from '#stories/.storybook/preview.tsx'
import type { Playing } from '#stories/shared/playing.ts'

const meta = preview.meta({
  title: 'Everywhere/Session ended',
  component: SessionEnded,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: { path: '/members', whole: true, situation: freeMember() },
  },
})

/** Another device ends the session, and another tab has heard of it first. */
async function endElsewhere({ app, canvas }: Pick<Playing, 'app' | 'canvas'>) {
  await canvas.findAllByRole('article')
  await app.world.ports.atomically(async ({ sessions }) =>
    ok(await sessions.endAllOf(VIEWER.id, null)),
  )
  dispatchEvent(new StorageEvent('storage', { key: 'member-changed', storageArea: localStorage }))
  await expect(await canvas.findByText(app.t('notices:ended.title'))).toBeVisible()
}

export const OverAPublicPage = meta.story({
  play: async ({ app, canvas }) => {
    await endElsewhere({ app, canvas })
    await expect(app.path()).toBe('/members')
  },
})

export const LoggingInAgain = meta.story({
  tags: ['!dev'],
  play: async ({ app, canvas, userEvent }) => {
    await endElsewhere({ app, canvas })
    await userEvent.click(await canvas.findByRole('button', { name: app.t('notices:ended.again') }))
    await waitFor(() => expect(app.path()).toMatch(/^\/login\b/))
    await expect(canvas.queryByText(app.t('notices:ended.title'))).not.toBeInTheDocument()
  },
})
