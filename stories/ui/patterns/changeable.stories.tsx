import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { Changeable } from '#ui/patterns/changeable/changeable.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/Action/Changeable',
  component: Changeable,
  args: { label: 'Edit about me', onPress: fn(), children: <Text>I repair radios.</Text> },
})

export const Words = meta.story({
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: args.label }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const Picture = meta.story({
  args: { as: 'picture', children: <Photo src={FACES.noor} alt="Noor" missing="" /> },
})

export const Empty = meta.story({
  args: { as: 'empty', children: <Text tone="muted">Nothing here yet.</Text> },
})
