import { expect } from 'storybook/test'
import { UnveilSwitch } from '#app/desk/unveil-switch.tsx'
import { VeiledPhoto } from '#app/desk/veiled-photo.tsx'
import { operator } from '#app/mocks/scenes/situations.ts'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'

/** What the picture shows. */
const ALT = 'Noor'

const meta = preview.meta({
  title: 'Desk/Veiled photo',
  component: VeiledPhoto,
  subcomponents: { UnveilSwitch },
  tags: ['!autodocs'],
  args: { src: FACES.noorSmall, alt: ALT, missing: 'Missing', aspect: 'thumb' as const },
  parameters: { app: { path: '/desk', situation: operator() } },
})

export const Covered = meta.story({
  play: async ({ app, canvas, userEvent }) => {
    await expect(canvas.queryByRole('img', { name: ALT })).toBeNull()
    const show = await canvas.findByRole('button', { name: app.t('desk:photo.show') })
    await userEvent.click(show)
    await expect(await canvas.findByRole('img', { name: ALT })).toBeVisible()
    await expect(canvas.getByRole('button', { name: app.t('desk:photo.cover') })).toHaveFocus()
  },
})

export const AllShown = meta.story({
  decorators: [
    (Story) => (
      <>
        <UnveilSwitch />
        <Story />
      </>
    ),
  ],
  play: async ({ app, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: app.t('desk:photo.unveil') }))
    await expect(await canvas.findByRole('img', { name: ALT })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk:photo.cover') }))
    await expect(canvas.queryByRole('img', { name: ALT })).toBeNull()
  },
})
