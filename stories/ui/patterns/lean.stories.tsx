import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { PHOTOGRAPHS } from '#stories/shared/photographs.ts'
import { Lean, type LeanProps } from '#ui/patterns/lean/lean.tsx'
import { Inline } from '#ui/primitives/layout/inline.tsx'
import { vars } from '#ui/tokens/vars.css.ts'

/** Both on the ground they are made for. */
function OnGround({ wide, ...props }: LeanProps & { readonly wide?: number }) {
  const dusk = props.ground === 'dusk'
  return (
    <div
      style={{
        padding: '48px 16px',
        inlineSize: wide,
        overflow: 'hidden',
        background: dusk ? vars.color.dusk : vars.color.paper,
      }}
    >
      <Lean {...props} />
    </div>
  )
}

const meta = preview.meta({
  title: 'Identity/Lean',
  component: Lean,
  parameters: { layout: 'fullscreen' },
  args: {
    left: { src: FACES.noorSmall, alt: 'Noor' },
    right: { src: FACES.tomSmall, alt: 'Tom' },
  },
  render: (args) => <OnGround {...args} />,
})

const box = (element: Element | null | undefined) => {
  if (!element) throw new Error('there is no stroke')
  return element.getBoundingClientRect()
}

export const TwoDrawn = meta.story({
  play: async ({ canvas, canvasElement }) => {
    const noor = await canvas.findByRole('img', { name: 'Noor' })
    const tom = await canvas.findByRole('img', { name: 'Tom' })
    const [left, right] = [box(noor.parentElement), box(tom.parentElement)]
    await expect(left.top).toBeCloseTo(right.top, 0)
    // The strokes stay on the page, whole.
    await expect(left.left).toBeGreaterThanOrEqual(0)
    await expect(right.right).toBeLessThanOrEqual(canvasElement.ownerDocument.body.clientWidth)
  },
})

export const OnDusk = meta.story({
  args: { ground: 'dusk', motion: 'swing' },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img')).toHaveLength(2)
  },
})

const [first, second] = PHOTOGRAPHS

export const TwoPhotographs = meta.story({
  args: {
    left: { src: first?.src ?? '', alt: first?.shows ?? '' },
    right: { src: second?.src ?? '', alt: second?.shows ?? '' },
    ground: 'dusk',
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Noor by the window' })).toBeVisible()
    await expect(await canvas.findByRole('img', { name: 'Tom in a dark bar' })).toBeVisible()
  },
})

export const OneWithoutAPicture = meta.story({
  args: { left: { name: 'çelik' }, ground: 'dusk' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'çelik' })).toHaveTextContent('Ç')
  },
})

export const RoomForAnother = meta.story({
  args: { right: { room: 'Room for another' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Room for another')).toBeVisible()
    await expect(canvas.getAllByRole('img')).toHaveLength(1)
  },
})

export const RoomForAnotherOnDusk = meta.story({
  args: { right: { room: 'Room for another' }, ground: 'dusk' },
})

export const MissingEachOther = meta.story({
  args: { motion: 'miss' },
  play: async ({ canvas }) => {
    const noor = await canvas.findByRole('img', { name: 'Noor' })
    const tom = await canvas.findByRole('img', { name: 'Tom' })
    await expect(box(noor.parentElement).top).toBeLessThan(box(tom.parentElement).top)
  },
})

export const NeitherWithAPicture = meta.story({
  args: { left: { name: 'Noor' }, right: { name: 'Tom' } },
})

export const EverySize = meta.story({
  render: (args) => (
    <Inline gap="l" align="end">
      <OnGround {...args} size="s" wide={200} />
      <OnGround {...args} size="m" wide={312} />
      <OnGround {...args} size="s" ground="dusk" wide={200} />
      <OnGround {...args} size="m" ground="dusk" wide={312} />
    </Inline>
  ),
})
