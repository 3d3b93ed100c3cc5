import { expect } from 'storybook/test'
import { AllowanceLine } from '#app/accounts/account/allowance-line.tsx'
import { freeMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const left = (count: number) => ({ rule: 'conversations' as const, limit: 2, left: count })

const meta = preview.meta({
  title: 'Chat/Free allowance',
  component: AllowanceLine,
  tags: ['!autodocs'],
  parameters: { app: { path: '/members', situation: freeMember() } },
  args: { allowance: left(2) },
})

export const TwoMore = meta.story({
  play: async ({ app, canvas }) => {
    const text = app.t('allowance.conversations', { count: 2 })
    await expect(await canvas.findByText(text)).toBeVisible()
  },
})

export const OneMore = meta.story({ args: { allowance: left(1) } })

export const NoneLeft = meta.story({
  args: { allowance: left(0) },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent(app.t('allowance.how'))
    await expect(
      await canvas.findByRole('link', { name: app.t('allowance.action') }),
    ).toHaveAttribute('href', '/premium')
  },
})

/** Beside an action that leads on. */
export const NoneLeftInBrief = meta.story({
  args: { allowance: left(0), brief: true },
  play: async ({ app, canvas }) => {
    const text = app.t('allowance.conversations-none', { count: 2 })
    await expect(await canvas.findByText(text)).toBeVisible()
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument()
  },
})

export const CountedInMessages = meta.story({
  args: { allowance: { rule: 'messages', limit: 5, left: 3 } },
})
