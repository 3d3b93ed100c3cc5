import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { words } from '#stories/shared/controls.ts'
import { FACES, MISSING_PICTURE } from '#stories/shared/faces.ts'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'
import { MemberCard } from '#ui/patterns/member-card/member-card.tsx'
import { Button } from '#ui/primitives/button/button.tsx'
import { IconButton } from '#ui/primitives/button/icon-button.tsx'
import { Grid } from '#ui/primitives/layout/grid.tsx'

const like = fn()
const write = fn()

const meta = preview.meta({
  title: 'Kit/People/MemberCard',
  component: MemberCard,
  parameters: {
    grid: {
      rows: {
        person: { online: 'Online' },
        new: { marker: 'New' },
        fictional: { kind: <KindLabel icon="fictional" label="Fictional profile" /> },
      },
      columns: {
        'photo and line': {},
        'no line': { line: undefined },
        'no photo': { photo: null },
        locked: { photo: null, blur: FACES.noor, lock: 'Shown to whom she likes' },
      },
    },
  },
  argTypes: { to: words, photo: words, blur: words, lock: words, marker: words, online: words },
  args: {
    name: 'Noor',
    age: 34,
    place: 'Utrecht, 10–25 km',
    to: '#members/noor',
    photo: FACES.noor,
    missing: 'No photo yet',
    line: { text: 'I want a hand to hold during scary films.', lang: 'en' },
  },
  decorators: [
    (Story) => (
      <Grid>
        <Story />
      </Grid>
    ),
  ],
})

export const Person = meta.story({
  args: {
    online: 'Online',
    action: <IconButton icon="heart" label="Like Noor" tone="photo" onClick={like} />,
  },
  play: async ({ canvas, userEvent }) => {
    const link = await canvas.findByRole('link', { name: 'Noor, 34' })
    await expect(link).toHaveAttribute('href', '#members/noor')
    await userEvent.click(await canvas.findByRole('button', { name: 'Like Noor' }))
    await expect(like).toHaveBeenCalled()

    const card = canvas.getByRole('article', { name: 'Noor, 34' }).getBoundingClientRect()
    const reached = document.elementFromPoint(
      card.left + card.width / 2,
      card.top + card.height / 2,
    )
    await expect(reached).toBe(link)
  },
})

export const Fictional = meta.story({
  args: { kind: <KindLabel icon="fictional" label="Fictional profile" />, photo: FACES.amal },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Fictional profile')).toBeVisible()
  },
})

export const New = meta.story({
  args: { marker: 'New', photo: FACES.joost, name: 'Joost', age: 41 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('New')).toBeVisible()
  },
})

export const WithANoteAndAButton = meta.story({
  args: {
    note: 'You live near each other',
    foot: (
      <Button size="s" icon="message" wide onClick={write}>
        Write to Noor · 1 credit
      </Button>
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: /^Write to Noor/ })
    await userEvent.click(button)
    await expect(write).toHaveBeenCalledOnce()
    const card = canvas.getByRole('article')
    const note = await within(card).findByText('You live near each other')
    const place = within(card).getByText('Utrecht, 10–25 km').getBoundingClientRect()
    await expect(note.getBoundingClientRect().top).toBeGreaterThanOrEqual(place.bottom)
    await expect(button.getBoundingClientRect().top).toBeGreaterThan(
      note.getBoundingClientRect().bottom,
    )
    await expect(button.getBoundingClientRect().bottom).toBeLessThan(
      card.getBoundingClientRect().bottom,
    )
  },
})

export const LockedPhoto = meta.story({
  args: { blur: FACES.noor, lock: 'Shown to whom she likes' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Shown to whom she likes')).toBeVisible()
  },
})

export const WithoutAPhoto = meta.story({
  args: { photo: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/a hand to hold/)).toBeVisible()
    await expect(canvas.queryByText('No photo yet')).toBeNull()
  },
})

export const WithoutALine = meta.story({ args: { line: undefined } })

export const WithoutPhotoAndLine = meta.story({
  args: { photo: null, line: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo yet')).toBeVisible()
  },
})

export const ALineThatIsAnswered = meta.story({
  args: {
    line: { text: 'Guess what I cook best?', lang: 'en', to: '#answer', label: 'Answer Noor' },
  },
  play: async ({ canvas }) => {
    const line = await canvas.findByText('Guess what I cook best?')
    const { left, top } = line.getBoundingClientRect()
    const reached = document.elementFromPoint(left + 4, top + 8)
    await expect(reached?.closest('a')).toHaveAttribute('href', '#answer')
  },
})

export const Leading = meta.story({
  args: {
    lead: true,
    action: <IconButton icon="heart" label="Like Noor" tone="quiet" onClick={like} />,
    foot: <Button tone="ember">Answer · 1 credit</Button>,
  },
  decorators: [
    (Story) => (
      <Grid lead>
        <Story />
      </Grid>
    ),
  ],
})

export const PhotoThatIsNotThere = meta.story({
  args: { photo: MISSING_PICTURE },
  play: async ({ canvas }) => {
    const { height } = canvas.getByRole('article').getBoundingClientRect()
    await waitFor(() => expect(canvas.getByText('No photo yet')).toBeVisible())
    await expect(canvas.getByRole('article').getBoundingClientRect().height).toBe(height)
  },
})

export const NameOfSixtyCharacters = meta.story({
  args: {
    name: 'Wilhelminaantoinettemariegeorginefrederiqueconstancevanderlinden'.slice(0, 60),
    marker: 'New',
  },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article')
    await expect(card.scrollWidth).toBe(card.clientWidth)
    await expect(await canvas.findByText('34')).toBeVisible()
  },
})

export const AWordBesideTheNameGivesWay = meta.story({
  args: { name: 'Kristian', age: 60, marker: 'Nouveau' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const name = await canvas.findByText('Kristian')
    await expect(name.scrollWidth).toBe(name.clientWidth)
    const marker = canvas.getByText('Nouveau').getBoundingClientRect()
    await expect(marker.top).toBeGreaterThanOrEqual(name.getBoundingClientRect().bottom)
  },
})

export const NameFromRightToLeft = meta.story({
  args: { name: 'نور الهدى', place: 'Den Haag, 5–10 km' },
})

export const LargeText = meta.story({
  args: { online: 'Online', kind: <KindLabel icon="fictional" label="Fictional profile" /> },
  globals: { textSize: 'double', viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    const card = await canvas.findByRole('article')
    await expect(card.scrollWidth).toBe(card.clientWidth)
  },
})

const people = [
  { name: 'Noor', age: 34, photo: FACES.noor, online: 'Online' },
  { name: 'Tom', age: 52, photo: FACES.tom, marker: 'New' },
  {
    name: 'Amal',
    age: 27,
    photo: FACES.amal,
    kind: <KindLabel icon="fictional" label="Fictional profile" />,
  },
  { name: 'Joost', age: 41, photo: FACES.joost },
]

export const InAGrid = meta.story({
  parameters: { layout: 'padded' },
  render: (args) => (
    <>
      {people.map((person) => (
        <MemberCard key={person.name} {...args} {...person} to={`#members/${person.name}`} />
      ))}
    </>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4)
  },
})
