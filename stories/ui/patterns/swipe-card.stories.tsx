import { expect, fn } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { MemberCard } from '#ui/patterns/member-card/member-card.tsx'
import { SwipeCard } from '#ui/patterns/swipe-card/swipe-card.tsx'
import { Button } from '#ui/primitives/button/button.tsx'

const meta = preview.meta({
  title: 'Kit/People/SwipeCard',
  component: SwipeCard,
  args: {
    label: 'Noor, 34',
    yes: 'Like',
    no: 'Not for me',
    onYes: fn(),
    onNo: fn(),
    children: (
      <MemberCard
        name="Noor"
        age={34}
        place="Utrecht, 10–25 km"
        to="#noor"
        photo={FACES.noor}
        missing="No photo yet"
      />
    ),
  },
})

const drag = (by: number) => [
  { keys: '[MouseLeft>]', coords: { clientX: 200, clientY: 200 } },
  { coords: { clientX: 200 + by / 2, clientY: 200 } },
  { coords: { clientX: 200 + by, clientY: 204 } },
]

export const PulledToYes = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const target = await canvas.findByRole('article')
    await userEvent.pointer(drag(140).map((step) => ({ ...step, target })))
    await expect(target.parentElement).toHaveAttribute('data-leans', 'yes')
    await userEvent.pointer({
      keys: '[/MouseLeft]',
      target,
      coords: { clientX: 340, clientY: 204 },
    })
    await expect(args.onYes).toHaveBeenCalledOnce()
    await expect(args.onNo).not.toHaveBeenCalled()
  },
})

export const LetGoEarly = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const target = await canvas.findByRole('article')
    await userEvent.pointer(drag(-60).map((step) => ({ ...step, target })))
    await userEvent.pointer({
      keys: '[/MouseLeft]',
      target,
      coords: { clientX: 140, clientY: 204 },
    })
    await expect(args.onYes).not.toHaveBeenCalled()
    await expect(args.onNo).not.toHaveBeenCalled()
  },
})

export const ByArrowKeys = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link').focus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(args.onNo).toHaveBeenCalledOnce()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onYes).toHaveBeenCalledOnce()
  },
})

export const ByButtons = meta.story({
  args: { other: <Button tone="bare">Skip</Button> },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Not for me' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Like' }))
    await expect(args.onNo).toHaveBeenCalledOnce()
    await expect(args.onYes).toHaveBeenCalledOnce()
  },
})

export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('link').focus()
    await userEvent.keyboard('{ArrowRight}')
    await expect(args.onYes).not.toHaveBeenCalled()
  },
})
