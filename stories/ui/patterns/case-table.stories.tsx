import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { type CaseSubject, CaseTable } from '#ui/patterns/case-table/case-table.tsx'
import { RowKeys } from '#ui/patterns/case-table/row-keys.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { Heading } from '#ui/primitives/text/heading.tsx'

type Case = {
  readonly id: string
  readonly about: string
  readonly name: string
  readonly src: string | null
  readonly site: string
  readonly age: string
  readonly grave?: boolean
  readonly takenBy?: string
}

const CASES: readonly Case[] = [
  {
    ...{ id: 'a', about: 'Under 18', name: 'Noor', src: FACES.noor, site: 'Vonk' },
    ...{ age: '2 hr ago', grave: true },
  },
  {
    ...{ id: 'b', about: 'Asks for money or details', name: 'Bram', src: null, site: 'Vonk Zij' },
    ...{ age: '5 hr ago', takenBy: 'Mia' },
  },
  { id: 'c', about: 'Insult or threat', name: 'Sanne', src: null, site: 'Vonk', age: '1 day ago' },
]

const meta = preview.meta({
  title: 'Kit/Data/CaseTable',
  component: CaseTable<Case>,
  subcomponents: { RowKeys },
  args: {
    caption: 'Reports that wait',
    title: 'Report',
    rows: CASES,
    keyOf: ({ id }: Case) => id,
    subjectOf: ({ id, about, name, src, grave, takenBy }: Case): CaseSubject => ({
      to: `#case-${id}`,
      title: about,
      face: { name, src },
      mark: grave && 'Serious',
      notes: [`261129-KP5H4${id.toUpperCase()}`, takenBy && `${takenBy} is on it`],
    }),
    columns: [
      { title: 'About', cell: ({ name }: Case) => <a href={`#member-${name}`}>{name}</a> },
      { title: 'Site', cell: ({ site }: Case) => site, spare: true },
      { title: 'Reported', kind: 'age' as const, cell: ({ age }: Case) => age },
    ],
  },
  render: (args) => (
    <RowKeys>
      <Heading level={1}>Reports</Heading>
      <CaseTable {...args} />
    </RowKeys>
  ),
})

const heights = (rows: readonly HTMLElement[]) =>
  rows.map((row) => Math.round(row.getBoundingClientRect().height))

/** One line of 40 px each, and the whole row opens its case; what else is a link in it stays one. */
export const Rows = meta.story({
  play: async ({ canvas }) => {
    const [, ...rows] = await canvas.findAllByRole('row')
    const least = matchMedia('(pointer: coarse)').matches ? 44 : 40
    await expect(heights(rows)).toEqual([least, least, least])
    const [first] = rows
    if (!first) throw new Error('no row')
    const { left, right, top, bottom } = first.getBoundingClientRect()
    const at = (x: number) => document.elementFromPoint(x, (top + bottom) / 2)
    await expect(at(right - 4)).toHaveAttribute('href', '#case-a')
    await expect(at(left + 40)).toHaveAttribute('href', '#case-a')
    const whose = canvas.getByRole('link', { name: 'Noor' }).getBoundingClientRect()
    await expect(at((whose.left + whose.right) / 2)).toHaveAttribute('href', '#member-Noor')
  },
})

/** J goes down and K up, from the heading too; Enter opens, and nothing is lost at either end. */
export const ByKeys = meta.story({
  play: async ({ canvas, userEvent }) => {
    const row = (name: string) => canvas.findByRole('link', { name })
    const first = await row('Under 18')
    const heading = canvas.getByRole('heading', { level: 1 })
    heading.setAttribute('tabindex', '-1')
    heading.focus()
    await userEvent.keyboard('j')
    await expect(first).toHaveFocus()
    await userEvent.keyboard('jj')
    await expect(await row('Insult or threat')).toHaveFocus()
    await userEvent.keyboard('j')
    await expect(await row('Insult or threat')).toHaveFocus()
    await userEvent.keyboard('k')
    const second = await row('Asks for money or details')
    await expect(second).toHaveFocus()
    const ring = getComputedStyle(second, '::after')
    await expect([ring.outlineStyle, ring.outlineWidth]).toEqual(['solid', '2px'])
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(location.hash).toBe('#case-b'))
    // From another link of a row it is that row’s neighbour.
    canvas.getByRole('link', { name: 'Noor' }).focus()
    await userEvent.keyboard('j')
    await expect(second).toHaveFocus()
  },
})

/** The subject with its age, then all the rest. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const [, first] = await canvas.findAllByRole('row')
    if (!first) throw new Error('no row')
    const top = (element: HTMLElement) => Math.round(element.getBoundingClientRect().top)
    const subject = canvas.getByRole('link', { name: 'Under 18' })
    await expect(Math.abs(top(canvas.getByText('2 hr ago')) - top(subject))).toBeLessThan(6)
    await expect(top(canvas.getByRole('link', { name: 'Noor' }))).toBeGreaterThan(top(subject) + 8)
    await expect(canvas.getAllByRole('columnheader')).toHaveLength(3)
    await expect(first.getBoundingClientRect().height).toBeLessThanOrEqual(72)
  },
})

/** A subject longer than its row: cut on a desktop, whole on a phone. */
export const LongSubject = meta.story({
  args: {
    rows: [{ ...CASES[1], id: 'd', about: 'Herabsetzung '.repeat(12) } as Case],
  },
})

/** Not about anybody, without anything to open, with buttons of its own. */
export const WithButtons = meta.story({
  args: {
    subjectOf: ({ about }: Case) => ({ title: about }),
    columns: [
      { title: 'Why', kind: 'text' as const, cell: () => 'A month of messages went missing.' },
      { title: 'Credits', kind: 'amount' as const, cell: () => '+25' },
      {
        title: 'Decide',
        kind: 'actions' as const,
        cell: () => <Button size="s">Confirm</Button>,
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('button')).toHaveLength(3)
  },
})

/** A list without cases says so itself, above: the table is not there. */
export const Faceless = meta.story({
  args: { subjectOf: ({ id, about }: Case) => ({ to: `#case-${id}`, title: about }) },
})

/** No mark makes the list wider than the narrowest phone. */
export const LargeText = meta.story({
  globals: { textSize: 'double', viewport: { value: 'narrow' } },
  args: {
    subjectOf: ({ id, about, name, src }: Case): CaseSubject => ({
      to: `#case-${id}`,
      title: about,
      face: { name, src },
      mark: 'Serious: do this first',
    }),
  },
  play: async ({ canvas }) => {
    const [mark] = await canvas.findAllByText('Serious: do this first')
    await expect(mark?.getBoundingClientRect().right).toBeLessThan(window.innerWidth)
  },
})
