import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { RangeSlider } from '#ui/primitives/field/slider.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/RangeSlider',
  component: RangeSlider,
  args: {
    label: 'Age',
    min: 18,
    max: 99,
    value: [25, 40] as const,
    valueText: '',
    thumbs: ['Youngest', 'Oldest'] as const,
    onValueChange: () => undefined,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => (
        <RangeSlider
          {...args}
          value={value}
          onValueChange={setValue}
          valueText={`${value[0]} to ${value[1]}`}
        />
      )}
    </Stateful>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('group', { name: 'Age' })).toBeVisible()
    canvas.getByRole('slider', { name: 'Youngest' }).focus()
    await userEvent.keyboard('{ArrowRight}{ArrowRight}')
    await expect(await canvas.findByText('27 to 40')).toBeVisible()
  },
})

export const Met = meta.story({
  args: { value: [30, 30] as const },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('slider', { name: 'Oldest' }).focus()
    await userEvent.keyboard('{End}')
    await expect(await canvas.findByText('30 to 99')).toBeVisible()
  },
})
