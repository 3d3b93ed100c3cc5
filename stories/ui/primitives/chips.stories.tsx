import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FILLED } from '#stories/shared/grid.ts'
import { LONG_NAME } from '#stories/words.ts'
import { Chips } from '#ui/primitives/field/chips.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Chips',
  component: Chips,
  parameters: { grid: { rows: { several: {}, one: { single: true } }, columns: FILLED } },
  args: {
    legend: 'Interests',
    options: ['Cooking', 'Chess', 'Radio', 'Gardens', 'Sea swimming', 'Karaoke'].map((label) => ({
      value: label.toLowerCase(),
      label,
    })),
    value: ['chess'],
    onValueChange: fn(),
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => (
        <Chips
          {...args}
          value={value}
          onValueChange={(next) => {
            args.onValueChange(next)
            setValue(next)
          }}
        />
      )}
    </Stateful>
  ),
})

export const Several = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Radio' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['chess', 'radio'])
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Chess' }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['radio'])
  },
})

export const OneTabStop = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const chip = (name: string) => canvas.getByRole('checkbox', { name })
    await userEvent.tab()
    await expect(chip('Chess')).toHaveFocus()
    await userEvent.keyboard('{ArrowRight} ')
    await expect(chip('Radio')).toHaveFocus()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['chess', 'radio'])
    await userEvent.keyboard('{End}{ArrowDown}')
    await expect(chip('Cooking')).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('group')).not.toContainElement(
      document.activeElement as HTMLElement,
    )
    await userEvent.tab({ shift: true })
    await expect(chip('Cooking')).toHaveFocus()
  },
})

export const OneOfThem = meta.story({
  args: {
    legend: 'I look for',
    single: true,
    value: ['women'],
    options: [
      { value: 'women', label: 'Women' },
      { value: 'men', label: 'Men' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'Men' }))
    await expect(await canvas.findByRole('radio', { name: 'Women' })).not.toBeChecked()
  },
})

export const FiltersWithWhatTheyLeave = meta.story({
  args: {
    legend: 'Narrow it down',
    value: ['photo'],
    options: [
      { value: 'photo', label: 'With photo', icon: 'photo', count: '128' },
      { value: 'online', label: 'Online', count: '41' },
      { value: 'new', label: 'New here', count: '0', disabled: true },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('checkbox', { name: 'With photo 128' })).toBeChecked()
    await expect(await canvas.findByRole('checkbox', { name: /New here/ })).toBeDisabled()
  },
})

export const LongWords = meta.story({
  args: { options: [{ value: 'x', label: LONG_NAME }], value: [] },
  globals: { textSize: 'double' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth)
  },
})
