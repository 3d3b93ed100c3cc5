import { expect, screen, waitFor, within } from 'storybook/test'
import { RepeatScreen } from '#app/credits/repeat-screen.tsx'
import preview from '#stories/.storybook/preview.tsx'
import { completedOrder } from '#stories/shared/purchases.ts'
import { freeMember, premiumMember } from '#stories/shared/situations.ts'

const REPEAT = {
  path: '/credits/repeat-order',
  whole: true,
  situation: completedOrder(premiumMember(), 'ideal'),
}

const meta = preview.meta({
  title: 'Credits/Repeat order',
  component: RepeatScreen,
  tags: ['!autodocs'],
  parameters: {
    layout: 'fullscreen',
    app: REPEAT,
  },
})

export const AskedOnceMore = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Order again · €39.99' }))
    const question = await screen.findByRole('alertdialog', { name: 'Pay €39.99 with iDEAL?' })
    await waitFor(() => expect(question).toBeVisible())
    await userEvent.click(await within(question).findByRole('button', { name: 'Cancel' }))
    const { orders } = Object(await app.browser.ask('GET', '/api/orders'))
    await expect(orders).toHaveLength(2)
  },
})

export const NothingToRepeat = meta.story({
  parameters: { app: { ...REPEAT, situation: freeMember() } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing to repeat yet')).toBeVisible()
  },
})
