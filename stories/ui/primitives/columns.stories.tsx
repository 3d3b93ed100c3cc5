import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { Columns } from '#ui/primitives/layout/columns.tsx'
import { Tiles } from '../tiles.tsx'

const meta = preview.meta({
  title: 'Kit/Layout/Columns',
  component: Columns,
  args: { label: 'Parts', role: 'group', children: <Tiles count={2} /> },
})

/** Stacked on a phone, side by side from the breakpoint. */
const beside = (from: number) => (window.innerWidth >= from ? 1 : 2)
const rows = (parts: HTMLElement) =>
  new Set([...parts.children].map((part) => part.getBoundingClientRect().top)).size

export const Even = meta.story({
  play: async ({ canvas }) => {
    await expect(rows(canvas.getByRole('group'))).toBe(beside(768))
  },
})

export const NarrowAndWide = meta.story({
  args: { share: 'narrow-wide', from: 's' },
  play: async ({ canvas }) => {
    await expect(rows(canvas.getByRole('group'))).toBe(beside(576))
  },
})

export const WideAndNarrow = meta.story({
  args: { share: 'wide-narrow', from: 'l' },
  play: async ({ canvas }) => {
    await expect(rows(canvas.getByRole('group'))).toBe(beside(992))
  },
})

export const Golden = meta.story({
  args: { share: 'golden', from: 's' },
  play: async ({ canvas }) => {
    await expect(rows(canvas.getByRole('group'))).toBe(beside(576))
  },
})
