import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Stepper } from '#ui/primitives/stepper/stepper.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Stepper',
  component: Stepper,
  args: {
    label: 'Roses',
    less: 'One rose less',
    more: 'One rose more',
    value: 3,
    onChange: fn(),
    max: 9,
  },
})

export const Middle = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'One rose more' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'One rose less' }))
    await expect(args.onChange).toHaveBeenNthCalledWith(1, 4)
    await expect(args.onChange).toHaveBeenNthCalledWith(2, 2)
    await expect(await canvas.findByRole('group', { name: 'Roses' })).toHaveTextContent('3')
  },
})

export const Least = meta.story({
  args: { value: 1 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'One rose less' })).toBeDisabled()
  },
})

export const Most = meta.story({
  args: { value: 9 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'One rose more' })).toBeDisabled()
  },
})
