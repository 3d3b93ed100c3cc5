import { expect, fn } from 'storybook/test'
import { Refusal } from '#app/client/client.ts'
import { TryAgain } from '#app/site/try-again.tsx'
import preview from '#stories/.storybook/preview.tsx'

const meta = preview.meta({
  title: 'Everywhere/Try again',
  component: TryAgain,
  tags: ['!autodocs'],
  parameters: { app: { path: '/chats' } },
  args: { error: new Refusal({ code: 'network' }, null), onAgain: fn() },
})

export const ErrorState = meta.story({
  name: 'Error',
  play: async ({ app, args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: app.t('error.again') }))
    await expect(args.onAgain).toHaveBeenCalledOnce()
  },
})
