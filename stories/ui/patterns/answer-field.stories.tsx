import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { PRESSED } from '#stories/shared/grid.ts'
import { AnswerField } from '#ui/patterns/answer-field/answer-field.tsx'

const meta = preview.meta({
  title: 'Kit/Chat/AnswerField',
  component: AnswerField,
  parameters: { grid: { rows: { price: {}, free: { price: undefined } }, columns: PRESSED } },
  argTypes: { to: words, price: words },
  args: { to: '#chat', price: '1 credit', children: 'Answer Noor …' },
})

export const WithAPrice = meta.story({
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Answer Noor … 1 credit' })
    await expect(link).toHaveAttribute('href', '#chat')
  },
})

export const Free = meta.story({ args: { price: undefined } })

export const LongName = meta.story({
  args: {
    children: 'Vastaa: Wilhelminaantoinettemariegeorginefrederique…',
    price: '10 krediittiä',
  },
  globals: { viewport: { value: 'phone' }, textSize: 'double' },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link')
    await expect(link.scrollWidth).toBe(link.clientWidth)
  },
})
