import { expect } from 'storybook/test'
import { visitor } from '#app/mocks/scenes/situations.ts'
import { CookieTable } from '#app/site/pages/cookie-table.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Pages/Cookie table',
  component: CookieTable,
  tags: ['!autodocs'],
  parameters: { app: { path: '/', situation: visitor() } },
})

export const Whole = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(7)
  },
})
