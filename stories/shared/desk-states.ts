import { expect } from 'storybook/test'
import { operator } from '#app/mocks/scenes/situations.ts'
import type { AppSetting } from '#stories/.storybook/open-app.tsx'
import { failing, slow } from './network.ts'
import type { Playing } from './playing.ts'

/** A story of a screen of the desk, opened by an operator unless it says otherwise, whose data does not come yet. */
export const loadingAt = (path: string, call: string, more?: Omit<AppSetting, 'path'>) => ({
  parameters: { app: { path, situation: operator(), ...more, network: slow(call) } },
  play: async ({ app, canvas }: Playing) => {
    await expect(await canvas.findByText(app.t('loading'))).toBeInTheDocument()
  },
})

/** A story of one whose data cannot be had. */
export const failingAt = (path: string, call: string, more?: Omit<AppSetting, 'path'>) => ({
  name: 'Error',
  parameters: {
    app: { path, situation: operator(), ...more, network: failing({ code: 'internal' }, call) },
  },
  play: async ({ app, canvas }: Playing) => {
    await expect(await canvas.findByText(app.t('errors:internal'))).toBeVisible()
  },
})
