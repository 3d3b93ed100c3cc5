import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Slider } from '#ui/primitives/field/slider.tsx'
import { Stateful } from '../stateful.tsx'

const meta = preview.meta({
  title: 'Kit/Field/Slider',
  component: Slider,
  args: {
    label: 'Distance',
    min: 5,
    max: 200,
    step: 5,
    value: 50,
    valueText: '',
    onValueChange: () => undefined,
  },
  render: (args) => (
    <Stateful start={args.value}>
      {(value, setValue) => (
        <Slider {...args} value={value} onValueChange={setValue} valueText={`up to ${value} km`} />
      )}
    </Stateful>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    const thumb = await canvas.findByRole('slider', { name: 'Distance' })
    await expect(thumb).toHaveAttribute('aria-valuetext', 'up to 55 km')
    await expect(await canvas.findByText('up to 55 km')).toBeVisible()
  },
})

export const AtTheEnd = meta.story({
  args: { value: 200 },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    await expect(await canvas.findByRole('slider')).toHaveAttribute('aria-valuenow', '200')
  },
})
