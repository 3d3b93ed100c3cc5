import { expect } from 'storybook/test'
import { PushQuestion } from '#app/membership/signup/push-question.tsx'
import { unconfirmedMember } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Signing up/Push question',
  component: PushQuestion,
  tags: ['!autodocs'],
  parameters: { app: { path: '/', situation: unconfirmedMember() } },
  args: { site: 'Vonk' },
})

export const Asked = meta.story({
  play: async ({ app, canvas }) => {
    const heading = await canvas.findByRole('heading', { name: app.t('signup:push.title') })
    await expect(heading).toHaveFocus()
  },
})
