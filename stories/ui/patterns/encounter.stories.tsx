import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { Encounter } from '#ui/patterns/encounter/encounter.tsx'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'
import { Button } from '#ui/primitives/button/button.tsx'

const meta = preview.meta({
  title: 'Kit/Encounter',
  component: Encounter,
  args: {
    title: 'It is mutual',
    children: 'You and Noor like each other.',
    photo: FACES.noor,
    missing: 'No photo yet',
    label: "To Noor's profile",
    onPress: fn(),
    mutual: { photo: FACES.tom, missing: 'Tom' },
    actions: <Button tone="ember">To Noor's profile</Button>,
  },
})

export const Mutual = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const [face] = await canvas.findAllByRole('button', { name: "To Noor's profile" })
    if (face) await userEvent.click(face)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const LockedAndFictional = meta.story({
  args: {
    title: 'Perhaps somebody for you',
    mutual: undefined,
    lock: 'Shown to whom she likes',
    kind: <KindLabel icon="fictional" label="Fictional profile" />,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fictional profile')).toBeVisible()
    await expect(await canvas.findByText('Shown to whom she likes')).toBeVisible()
  },
})

export const WithoutAPhoto = meta.story({
  args: { photo: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo yet')).toBeVisible()
  },
})
