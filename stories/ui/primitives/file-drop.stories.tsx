import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FileDrop } from '#ui/primitives/field/file-drop.tsx'

const meta = preview.meta({
  title: 'Kit/Field/FileDrop',
  component: FileDrop,
  args: {
    label: 'Your photo',
    prompt: 'Choose a photo',
    dropPrompt: 'Choose a photo or drop it here',
    hint: 'JPEG, PNG or WebP, at most 10 MB.',
    accept: 'image/jpeg,image/png,image/webp',
    onFiles: fn(),
  },
})

const photo = () => new File(['…'], 'me.webp', { type: 'image/webp' })

export const Empty = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Your photo')
    await expect(field).toHaveAccessibleDescription('JPEG, PNG or WebP, at most 10 MB.')
    await userEvent.upload(field, photo())
    await userEvent.upload(field, photo())
    await expect(args.onFiles).toHaveBeenCalledTimes(2)
  },
})

export const Several = meta.story({
  args: { label: 'Your photos', multiple: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.upload(await canvas.findByLabelText('Your photos'), [photo(), photo()])
    await expect(args.onFiles).toHaveBeenCalledWith([expect.any(File), expect.any(File)])
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'That is not a photo we can read.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your photo')).toBeInvalid()
  },
})

export const Disabled = meta.story({
  args: { disabled: true, hint: 'You have all 3 photos a free member may have.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Your photo')).toBeDisabled()
  },
})

export const Small = meta.story({
  args: { small: true, label: 'Choose another photo', prompt: 'Choose another photo', hint: null },
  play: async ({ canvas }) => {
    const field = await canvas.findByLabelText('Choose another photo')
    await expect(field.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
    await expect(field.getBoundingClientRect().height).toBeLessThan(64)
  },
})
