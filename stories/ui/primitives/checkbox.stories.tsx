import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { UNBREAKABLE } from '#stories/words.ts'
import { Checkbox } from '#ui/primitives/field/checkbox.tsx'
import { Link } from '#ui/primitives/link/link.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Checkbox',
  component: Checkbox,
  parameters: {
    grid: {
      rows: {
        off: {},
        on: { defaultChecked: true },
        hint: { hint: 'Cam and fictional profiles are left out.' },
      },
      columns: FILLED,
    },
  },
  args: { label: 'Only people', onCheckedChange: fn() },
})

export const Unchecked = meta.story({
  args: { hint: 'Leaves out fictional profiles.' },
  play: async ({ args, canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Only people' })
    await expect(box).toHaveAccessibleDescription('Leaves out fictional profiles.')
    await userEvent.click(await canvas.findByText('Only people'))
    await expect(box).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
})

export const Checked = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBeChecked()
  },
})

export const WithALink = meta.story({
  args: {
    label: (
      <>
        I agree to the <Link href="#terms">terms</Link>
      </>
    ),
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('checkbox', { name: 'I agree to the terms' }),
    ).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'terms' })).toBeVisible()
  },
})

export const Wrong = meta.story({
  name: 'Error',
  args: { error: 'Say that you have read it first.' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBeInvalid()
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Disabled = meta.story({
  args: { disabled: true, defaultChecked: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox')).toBeDisabled()
  },
})

export const WordWithoutABreak = meta.story({
  args: { label: UNBREAKABLE.repeat(2) },
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
