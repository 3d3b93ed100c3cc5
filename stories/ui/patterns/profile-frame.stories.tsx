import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { MANY } from '#stories/words.ts'
import { ProfileFrame } from '#ui/patterns/profile-frame/profile-frame.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'
import { Text } from '#ui/primitives/text/text.tsx'

const meta = preview.meta({
  title: 'Kit/People/ProfileFrame',
  component: ProfileFrame,
  parameters: { layout: 'fullscreen' },
  args: {
    picture: <Photo src={FACES.noor} alt="Noor" missing="No photo yet" />,
    head: (
      <>
        <Heading level={1} size="xl">
          Noor, 34
        </Heading>
        <Text tone="muted">Utrecht, within 25 km</Text>
      </>
    ),
    actions: (
      <>
        <Button tone="ember" icon="message">
          Write
        </Button>
        <IconButton icon="heart" label="Like Noor" tone="quiet" size="m" />
      </>
    ),
    children: <Text>Repairs radios, and listens to them.</Text>,
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const photo = canvas.getByRole('img', { name: 'Noor' }).getBoundingClientRect()
    await expect(Math.round(photo.width)).toBe(document.documentElement.clientWidth)
    const name = canvas.getByRole('heading', { name: 'Noor, 34' }).getBoundingClientRect()
    await expect(name.top).toBeGreaterThanOrEqual(photo.bottom - 20)
  },
})

export const NothingHidesBehindTheActions = meta.story({
  args: {
    children: MANY.map((name) => (
      <Text key={name}>
        <Button tone="bare">{name}</Button>
      </Text>
    )),
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const write = await canvas.findByRole('button', { name: 'Write' })
    canvas.getByRole('button', { name: 'Like Noor' }).focus()
    for (const name of MANY) {
      await userEvent.tab()
      const button = await canvas.findByRole('button', { name })
      await expect(button).toHaveFocus()
      const { bottom } = button.getBoundingClientRect()
      await expect(bottom).toBeLessThanOrEqual(write.getBoundingClientRect().top)
    }
  },
})

export const WithRoom = meta.story({
  globals: { viewport: { value: 'l' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Write' })).toBeVisible()
  },
})

export const WithoutActions = meta.story({
  args: { actions: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument()
  },
})
