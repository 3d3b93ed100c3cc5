import { expect, waitFor } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { FACES } from '#stories/shared/faces.ts'
import { CollageFrame } from '#ui/art/scenes/collage-frame.tsx'
import { LaidTable } from '#ui/art/scenes/laid-table.tsx'
import { NightWindow } from '#ui/art/scenes/night-window.tsx'
import { PaperMap } from '#ui/art/scenes/paper-map.tsx'
import { Print } from '#ui/art/scenes/print.tsx'

const scenes = { NightWindow, PaperMap } as const

/** A scene of a lander by its name. */
function LanderScene({ scene = 'NightWindow' }: { readonly scene?: keyof typeof scenes }) {
  const Art = scenes[scene]
  return <Art />
}

const meta = preview.meta({
  title: 'Identity/Art for landers',
  component: LanderScene,
  subcomponents: { NightWindow, PaperMap, CollageFrame, LaidTable, Print },
})

const fillsItsPlace = async (canvas: HTMLElement) => {
  const scene = canvas.querySelector('svg')
  await expect(scene).toHaveAttribute('aria-hidden', 'true')
  const { width = 0, height = 1 } = scene?.getBoundingClientRect() ?? {}
  await expect(width / height).toBeCloseTo(4 / 3, 1)
}

export const ACoupleAtTheWindow = meta.story({
  play: async ({ canvasElement }) => fillsItsPlace(canvasElement),
})

export const AMapOfRegions = meta.story({
  args: { scene: 'PaperMap' },
  play: async ({ canvasElement }) => fillsItsPlace(canvasElement),
})

export const ALaidTable = meta.story({
  render: () => <LaidTable />,
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true')
  },
})

const faces = [FACES.noor, FACES.tom, FACES.amal, FACES.joost, FACES.noorOutside]

export const ACollage = meta.story({
  render: () => (
    <CollageFrame pictures={faces.map((src, at) => ({ src, alt: `Print ${at + 1}` }))} />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('listitem')).toHaveLength(5)
    await expect(await canvas.findByRole('img', { name: 'Print 5' })).toBeVisible()
  },
})

export const ACollageOfTwo = meta.story({
  render: () => (
    <CollageFrame
      pictures={faces.slice(0, 2).map((src, at) => ({ src, alt: `Print ${at + 1}` }))}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('img')).toHaveLength(2)
  },
})

const lena = { src: '/landers/people/default-1.avif', small: '/landers/people/default-1s.avif' }

export const APrintThatHangsSmall = meta.story({
  render: () => <Print {...lena} alt="Lena" shown={{ phone: '27vw', wide: '10rem' }} />,
  play: async ({ canvas }) => {
    const print = await canvas.findByRole<HTMLImageElement>('img', { name: 'Lena' })
    await waitFor(() => expect(print.currentSrc).toContain(lena.small))
  },
})

export const ThePrintThatAPageOpensWith = meta.story({
  render: () => <Print {...lena} alt="Lena" opens shown={{ phone: '27vw', wide: '10rem' }} />,
  play: async ({ canvas }) => {
    const print = await canvas.findByRole<HTMLImageElement>('img', { name: 'Lena' })
    await waitFor(() => expect(print.currentSrc).toContain(lena.src))
  },
})

/** Turned over, its back is read; made up like the drawing. */
export const APrintTurnedOver = meta.story({
  render: () => (
    <Print
      src={FACES.noor}
      alt=""
      shown={{ phone: '20rem', wide: '20rem' }}
      back={{
        line: 'I only sing in the car.',
        note: 'made up',
        label: 'Turn this picture over',
        turned: true,
        onTurn: () => undefined,
      }}
    />
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { pressed: true })).toHaveTextContent(
      'I only sing in the car.',
    )
  },
})
