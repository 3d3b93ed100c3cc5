import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Stack } from '#ui/primitives/layout/stack.tsx'
import { Tiles } from '../tiles.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Stack',
  component: Stack,
  args: { label: 'Steps', role: 'group', children: <Tiles /> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const tops = [...canvas.getByRole('group', { name: 'Steps' }).children].map(
      (child) => child.getBoundingClientRect().top,
    )
    await expect(tops).toEqual([...tops].sort((a, b) => a - b))
  },
})

export const AsAList = meta.story({
  args: {
    as: 'ul',
    role: 'list',
    gap: 'xs',
    children: ['Photo', 'Place', 'About you'].map((step) => <li key={step}>{step}</li>),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(3)
  },
})

export const Centred = meta.story({
  args: { align: 'center', gap: 'l' },
  play: async ({ canvas }) => {
    const stack = await canvas.findByRole('group', { name: 'Steps' })
    const { left, width } = stack.getBoundingClientRect()
    const tile = stack.firstElementChild?.getBoundingClientRect()
    await expect((tile?.left ?? 0) + (tile?.width ?? 0) / 2).toBeCloseTo(left + width / 2, 0)
  },
})
