import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'
import { Tiles } from '../tiles.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Grid',
  component: Grid,
  args: { label: 'Faces', role: 'group', children: <Tiles count={11} /> },
})

const firstWidth = (grid: HTMLElement) => grid.firstElementChild?.getBoundingClientRect().width

export const Faces = meta.story({
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('group')
    const perRow = new Set([...grid.children].map((cell) => cell.getBoundingClientRect().left)).size
    await expect(perRow).toBeGreaterThanOrEqual(2)
  },
})

export const OneFaceTakesTheRoomOfOne = meta.story({
  args: { children: <Tiles count={1} /> },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('group')
    await expect(firstWidth(grid)).toBeLessThan(grid.clientWidth * 0.6)
  },
})

export const Cards = meta.story({
  name: 'Of Cards',
  args: { cell: 'card', gap: 'm' },
  play: async ({ canvas }) => {
    const grid = await canvas.findByRole('group')
    await expect(grid.scrollWidth).toBeLessThanOrEqual(grid.clientWidth)
  },
})
