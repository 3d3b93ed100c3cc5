import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { Deck, type DeckProps } from '#ui/patterns/deck/deck.tsx'
import { DeckAnswer } from '#ui/patterns/deck/deck-answer.tsx'
import { DeckCard } from '#ui/patterns/deck/deck-card.tsx'
import { DeckSkeleton } from '#ui/patterns/deck/deck-skeleton.tsx'
import { FaceCard } from '#ui/patterns/face-card/face-card.tsx'
import { KindLabel } from '#ui/patterns/kind-label/kind-label.tsx'

const PEOPLE = [
  { id: 'noor', name: 'Noor', age: 34 },
  { id: 'amal', name: 'Amal', age: 27 },
  { id: 'joost', name: 'Joost', age: 41 },
  { id: 'tom', name: 'Tom', age: 52 },
] as const

const cards = PEOPLE.map(({ id, name, age }) => ({
  id,
  label: `${name}, ${age}`,
  content: (
    <FaceCard
      name={name}
      age={age}
      place="Utrecht, 10–25 km"
      to={`#${id}`}
      photo={FACES[id]}
      missing="No photo yet"
      online={id === 'noor' ? 'Online' : undefined}
      kind={id === 'amal' && <KindLabel icon="fictional" label="Fictional profile" />}
      reasons={{
        label: 'Why you match',
        list: [
          { icon: 'smile', text: 'You share an interest: books' },
          { icon: 'place', text: 'You live near each other' },
          { icon: 'people', text: 'You are about the same age' },
        ],
      }}
    />
  ),
}))

/** A deck with state: answered cards leave, and undo returns the last. */
function Dealing({ onAnswer, ...props }: DeckProps) {
  const [at, setAt] = useState(0)
  return (
    <Deck
      {...props}
      cards={props.cards.slice(at)}
      onAnswer={(way) => {
        onAnswer(way)
        setAt(at + 1)
      }}
      onBack={props.words.back && at > 0 ? () => setAt(at - 1) : undefined}
    />
  )
}

const meta = preview.meta({
  title: 'Kit/People/Deck',
  component: Deck,
  subcomponents: { DeckCard, DeckAnswer, DeckSkeleton },
  render: (args) => <Dealing {...args} />,
  args: {
    label: 'Who suits you',
    cards,
    words: { yes: 'Like', no: 'No', skip: 'Later', back: 'Undo', keys: '→ like, ← no' },
    onAnswer: fn(),
  },
})

const top = (root: Element) => root.querySelector('[data-place="front"]') as HTMLElement

const drag = (by: number) => [
  { keys: '[MouseLeft>]', coords: { clientX: 300, clientY: 200 } },
  { coords: { clientX: 300 + by / 2, clientY: 205 } },
  { coords: { clientX: 300 + by, clientY: 210 } },
]

export const PulledToYes = meta.story({
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const target = top(canvasElement)
    await userEvent.pointer(drag(160).map((step) => ({ ...step, target })))
    await expect(target).toHaveAttribute('data-held')
    await expect(args.onAnswer).not.toHaveBeenCalled()
    const coords = { clientX: 460, clientY: 210 }
    await userEvent.pointer({ keys: '[/MouseLeft]', target, coords })
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes')
    await waitFor(() => expect(target).not.toBeInTheDocument())
    await expect(canvas.getByRole('link', { name: /Amal/ })).toBeVisible()
  },
})

export const LetGoEarly = meta.story({
  play: async ({ args, canvasElement, userEvent }) => {
    const target = top(canvasElement)
    await userEvent.pointer(drag(-24).map((step) => ({ ...step, target })))
    const coords = { clientX: 276, clientY: 210 }
    await userEvent.pointer({ keys: '[/MouseLeft]', target, coords })
    await expect(args.onAnswer).not.toHaveBeenCalled()
    await expect(target).not.toHaveAttribute('data-held')
    await expect(target.style.translate).toBe('')
  },
})

export const ByArrowKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link', { name: /Noor/ }).focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no')
    // The focus stays in the deck, though its card left.
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes')
  },
})

export const ByArrowKeysWithoutFocus = meta.story({
  render: (args) => (
    <>
      <input aria-label="Message" />
      <Dealing {...args} />
    </>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('yes')
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onAnswer).toHaveBeenLastCalledWith('no')
    // In a field they move the caret.
    await userEvent.type(canvas.getByRole('textbox'), 'ab{ArrowLeft}{ArrowRight}')
    await expect(args.onAnswer).toHaveBeenCalledTimes(2)
  },
})

export const ByButtons = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' })
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(canvas.getByRole('button', { name: 'Later' }))
    await expect(args.onAnswer).toHaveBeenLastCalledWith('skip')
    await expect(canvas.getByRole('status')).toHaveTextContent('Amal, 27')
    await userEvent.click(undo)
    await expect(canvas.getByRole('status')).toHaveTextContent('Noor, 34')
    await expect(undo).toHaveAttribute('aria-disabled', 'true')
  },
})

/** The second tap of a double tap answers nobody. */
export const ADoubleTapAnswersOnce = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Like' }))
    await expect(args.onAnswer).toHaveBeenCalledTimes(1)
  },
})

export const TwoAnswers = meta.story({ args: { words: { yes: 'Like', no: 'No' } } })

export const TheLastCard = meta.story({ args: { cards: cards.slice(0, 1) } })

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Like' }))
    canvas.getByRole('link', { name: /Noor/ }).focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onAnswer).not.toHaveBeenCalled()
  },
})

export const OnAPhoneAtNight = meta.story({
  globals: { viewport: { value: 'phone' }, mode: 'dark' },
})

/** What stands below a deck does not move when its cards arrive. */
export const AsHighWhileItLoads = meta.story({
  globals: { viewport: { value: 'phone' } },
  render: (args) => (
    <>
      <Dealing {...args} />
      <DeckSkeleton label="Loading" patient keys={args.words.keys ?? ''} />
    </>
  ),
  play: async ({ canvas }) => {
    const dealt = (
      await canvas.findByRole('group', { name: 'Who suits you' })
    ).getBoundingClientRect()
    const loading = canvas.getByText('Loading').closest('[role="status"]')?.parentElement
    const skeleton = loading?.parentElement?.getBoundingClientRect()
    await expect(skeleton?.height).toBe(dealt.height)
  },
})
