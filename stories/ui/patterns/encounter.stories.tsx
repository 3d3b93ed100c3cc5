import { expect, fn, screen } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { IN_FRAMES } from '#stories/shared/docs-frames.ts'
import { FACES } from '#stories/shared/faces.ts'
import { Encounter } from '#ui/patterns/encounter/encounter.tsx'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { FullScreenDialog } from '#ui/primitives/dialog/dialog.tsx'

const meta = preview.meta({
  title: 'Kit/People/Encounter',
  component: Encounter,
  parameters: { docs: IN_FRAMES },
  args: {
    title: 'It is mutual',
    children: 'You and Noor like each other.',
    photo: FACES.noor,
    missing: 'No photo yet',
    name: 'Noor',
    line: { text: 'I want a hand to hold during scary films.', lang: 'en' },
    label: "To Noor's profile",
    onPress: fn(),
    mutual: { photo: FACES.tom, name: 'Tom' },
    actions: <Button tone="ember">To Noor's profile</Button>,
  },
  decorators: [
    (Story, { args: { mutual, title } }) => (
      <FullScreenDialog
        open
        title={title}
        titleHidden
        tone={mutual ? 'dusk' : 'paper'}
        onClose={() => undefined}
        closeLabel="Close"
      >
        <Story />
      </FullScreenDialog>
    ),
  ],
})

export const Mutual = meta.story({
  tags: ['open'],
  play: async ({ args, userEvent }) => {
    const [face] = await screen.findAllByRole('button', { name: "To Noor's profile" })
    if (face) await userEvent.click(face)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const LockedAndFictional = meta.story({
  tags: ['open'],
  args: {
    title: 'Perhaps somebody for you',
    mutual: undefined,
    lock: 'Shown to whom she likes',
    kind: <KindLabel icon="fictional" label="Fictional profile" />,
  },
  play: async () => {
    await expect(await screen.findByText('Fictional profile')).toBeVisible()
    await expect(await screen.findByText('Shown to whom she likes')).toBeVisible()
  },
})

export const WithoutAPhoto = meta.story({
  tags: ['open'],
  args: { photo: null },
  play: async () => {
    await expect(await screen.findByRole('img', { name: 'Noor' })).toBeVisible()
  },
})
