import { expect } from 'storybook/test'
import { AllowanceLine } from '#app/accounts/account/allowance-line.tsx'
import { PEOPLE } from '#app/mocks/scenes/demo-members.ts'
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

/** What one can do all the same comes first. */
export const NoneLeft = meta.story({
  args: { allowance: left(0), to: PEOPLE.stijn },
  play: async ({ app, canvas }) => {
    const { name } = PEOPLE.stijn
    const possible = await canvas.findByText(app.t('allowance.answer', { name }))
    const why = canvas.getByText(app.t('allowance.conversations-none', { count: 2 }))
    await expect(possible.compareDocumentPosition(why)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    await expect(canvas.getAllByRole('link')).toHaveLength(1)
    await expect(canvas.getByRole('link', { name: app.t('allowance.action') })).toHaveAttribute(
      'href',
      '/premium',
    )
  },
})

export const NoneLeftAboveAList = meta.story({
  args: { allowance: left(0) },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('allowance.answer-any'))).toBeVisible()
    await expect(
      canvas.getByRole('link', { name: app.t('allowance.own-line-link') }),
    ).toHaveAttribute('href', '/profile')
  },
})

/** Beside what is possible. */
export const NoneLeftInBrief = meta.story({
  args: { allowance: left(0), to: PEOPLE.stijn, brief: true },
  play: async ({ app, canvas }) => {
    const why = app.t('allowance.conversations-none', { count: 2 })
    await expect(await canvas.findByText(why)).toBeVisible()
    const possible = app.t('allowance.answer', { name: PEOPLE.stijn.name })
    await expect(canvas.queryByText(possible)).not.toBeInTheDocument()
  },
})

export const CountedInMessages = meta.story({
  args: { allowance: { rule: 'messages', limit: 5, left: 3 } },
})

/** Answers count too: nobody is promised one. */
export const NoMessagesLeft = meta.story({
  args: { allowance: { rule: 'messages', limit: 5, left: 0 }, to: PEOPLE.stijn },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('allowance.read'))).toBeVisible()
  },
})
