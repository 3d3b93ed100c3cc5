import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { PRESSED } from '#stories/shared/grid.ts'
import { FilterChip } from '#ui/primitives/filter-chip/filter-chip.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Strip } from '#ui/primitives/layout/strip.tsx'

const meta = preview.meta({
  title: 'Kit/Action/FilterChip',
  component: FilterChip,
  parameters: {
    grid: { rows: { off: {}, on: { on: true }, count: { count: '128' } }, columns: PRESSED },
  },
  args: {
    label: 'With a photo',
    effect: 'leaves 128 people',
    on: false,
    onPress: fn(),
  },
})

export const Off = meta.story({
  args: { icon: 'photo', count: '128' },
  play: async ({ args, canvas, userEvent }) => {
    const chip = await canvas.findByRole('button', { name: 'With a photo' })
    await expect(chip).toHaveAccessibleDescription('leaves 128 people')
    await expect(chip).toHaveAttribute('aria-pressed', 'false')
    await expect(await canvas.findByText('128')).toBeVisible()
    await userEvent.click(chip)
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
})

export const On = meta.story({
  args: { on: true, effect: 'take off' },
  play: async ({ canvas }) => {
    const chip = await canvas.findByRole('button', { name: 'With a photo', pressed: true })
    await expect(chip).toHaveAccessibleDescription('take off')
    await expect(chip.getBoundingClientRect().height).toBeGreaterThanOrEqual(44)
  },
})

export const InAStrip = meta.story({
  render: (args) => (
    <Page>
      <Strip>
        <FilterChip {...args} on effect="take off" label="Women" />
        <FilterChip {...args} on effect="take off" label="25 to 40" />
        <FilterChip {...args} count="128" />
      </Strip>
    </Page>
  ),
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(3)
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth)
  },
})
