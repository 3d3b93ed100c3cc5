import { expect, fn } from 'storybook/test'
import { Refusal } from '#app/client.ts'
import { TryAgain } from '#app/shared/try-again.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Try again',
  component: TryAgain,
  tags: ['!autodocs'],
  parameters: { app: { path: '/chats' } },
  args: { error: new Refusal({ code: 'network' }), onAgain: fn() },
})

export const NoAnswer = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
})
