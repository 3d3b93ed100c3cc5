import { expect, fn, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES, MISSING_PICTURE } from '#stories/shared/faces.ts'
import { Button } from '#ui/primitives/button/button.tsx'
import { Page } from '#ui/primitives/layout/page.tsx'
import { Photo } from '#ui/primitives/photo/photo.tsx'

const premium = fn()

const meta = preview.meta({
  title: 'Kit/People/Photo',
  component: Photo,
  parameters: {
    grid: {
      rows: {
        picture: {},
        'while it loads': { src: MISSING_PICTURE },
        missing: { src: null },
        locked: { blur: FACES.noor, lock: { reason: 'Shown to whom she likes' } },
      },
    },
  },
  args: { src: FACES.noor, alt: 'Noor by the water', missing: 'No photo yet', rounded: true },
  decorators: [
    (Story) => (
      <Page width="narrow">
        <Story />
      </Page>
    ),
  ],
})

export const Portrait = meta.story({
  play: async ({ canvas }) => {
    const photo = await canvas.findByRole('img', { name: 'Noor by the water' })
    const { width, height } = photo.getBoundingClientRect()
    await expect(height / width).toBeCloseTo(1.25, 1)
  },
})

/** Loads a small image for a small size. Unique URLs: a browser reuses a cached large one. */
export const InTwoSizes = meta.story({
  args: {
    src: '/landers/people/default-1.avif?whole',
    smaller: {
      src: '/landers/people/default-1s.avif?small',
      shown: { phone: '112px', wide: '112px' },
    },
  },
  play: async ({ canvas }) => {
    const photo = await canvas.findByRole<HTMLImageElement>('img', { name: 'Noor by the water' })
    await waitFor(() => expect(photo.currentSrc).toMatch(/default-1s\.avif\?small$/))
  },
})

export const Square = meta.story({ args: { aspect: 'square' } })
export const Wide = meta.story({ args: { aspect: 'wide' } })

export const Locked = meta.story({
  args: {
    blur: FACES.noor,
    lock: {
      reason: 'Premium members see all of Noor’s photos.',
      action: (
        <Button size="s" tone="trust" onClick={premium}>
          See prices
        </Button>
      ),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument()
    await userEvent.click(await canvas.findByRole('button', { name: 'See prices' }))
    await expect(premium).toHaveBeenCalled()
  },
})

export const UnderInspection = meta.story({
  args: { blur: FACES.tom, lock: { reason: 'A reviewer looks at this photo first.' } },
})

export const NoPhoto = meta.story({
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No photo yet')).toBeVisible()
  },
})

export const PictureThatIsNotThere = meta.story({
  args: { src: MISSING_PICTURE, blur: MISSING_PICTURE },
  play: async ({ canvas, canvasElement }) => {
    const before = canvasElement.getBoundingClientRect().height
    await waitFor(() => expect(canvas.getByText('No photo yet')).toBeVisible())
    await expect(canvasElement.getBoundingClientRect().height).toBe(before)
  },
})

/** In a frame much lower than the picture a face stays whole, where it would be cut if both were placed alike. */
export const ThePlaceOfAFace = meta.story({
  args: { face: { x: 48, y: 31 }, aspect: 'fill' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 358, blockSize: 142 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'Noor by the water' })
    if (!(picture instanceof HTMLImageElement)) throw new Error('there is no picture')
    await waitFor(() => expect(picture.naturalHeight).toBeGreaterThan(0))
    const { width, height } = picture.getBoundingClientRect()
    const drawn = (width / picture.naturalWidth) * picture.naturalHeight
    const moved = Number.parseFloat(getComputedStyle(picture).objectPosition.split(' ')[1] ?? '')
    const face = 0.31 * drawn - (moved / 100) * (drawn - height)
    await expect(face / height).toBeGreaterThan(0.3)
    await expect(face / height).toBeLessThan(0.7)
  },
})
