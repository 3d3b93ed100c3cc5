import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { Switch } from '#ui/primitives/field/switch.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Switch',
  component: Switch,
  parameters: {
    grid: {
      rows: { off: {}, on: { defaultChecked: true } },
      columns: { rest: {}, hover: FILLED.hover, focus: FILLED.focus, disabled: FILLED.disabled },
    },
  },
  args: {
    label: 'Invisible mode',
    hint: 'Nobody sees that you are online, and search leaves you out.',
    onCheckedChange: fn(),
  },
})

export const Off = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', { name: 'Invisible mode', checked: false })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true)
  },
})

export const On = meta.story({
  args: { defaultChecked: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('switch')).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('switch')).not.toBeChecked()
    await userEvent.keyboard(' ')
  },
})

let failSave = () => {}

/** Shows the choice while it is saved, and the value again when that failed. */
export const SaveFails = meta.story({
  args: {
    checked: false,
    onCheckedChange: fn(
      () =>
        new Promise((_, reject) => {
          failSave = () => reject(new Error('refused'))
        }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const control = await canvas.findByRole('switch', { checked: false })
    await userEvent.click(control)
    await expect(control).toBeChecked()
    failSave()
    await waitFor(() => expect(control).not.toBeChecked())
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('switch')).toBeDisabled()
  },
})
