import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import { type PortraitOptions, type PortraitTraits, portrait } from '#ui/art/portrait/portrait.ts'
import { Grid } from '#ui/primitives/layout/grid.tsx'

type Sitter = Partial<PortraitTraits> & PortraitOptions & { readonly seed?: string }

/** A drawn portrait as every screen shows one: as an image. */
function Portrait({
  seed = 'noor',
  gender = 'female',
  age = 34,
  crop = 'portrait',
  scene = 0,
  ...traits
}: Sitter) {
  const drawing = portrait(seed, { gender, age, ...traits }, { crop, scene })
  return (
    <img
      src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
      alt={`${seed}, ${age}`}
      width={crop === 'square' ? 240 : 192}
      height={240}
    />
  )
}

const meta = preview.meta({
  title: 'Identity/Portrait',
  component: Portrait,
})

/** The decoded image; a broken drawing has no width. */
const decoded = async (picture: HTMLElement) => {
  if (picture instanceof HTMLImageElement) await picture.decode()
  return picture instanceof HTMLImageElement ? picture.naturalWidth : 0
}

export const One = meta.story({
  play: async ({ canvas }) => {
    await expect(await decoded(canvas.getByRole('img', { name: 'noor, 34' }))).toBe(800)
  },
})

export const Square = meta.story({
  args: { crop: 'square' },
  play: async ({ canvas }) => {
    const picture = await canvas.findByRole('img', { name: 'noor, 34' })
    await expect(await decoded(picture)).toBe(800)
    await expect(picture).toHaveAttribute('width', '240')
  },
})

export const TheSamePersonInSixScenes = meta.story({
  args: { seed: 'tom', gender: 'male', age: 52 },
  render: (args) => (
    <Grid gap="s">
      {[0, 1, 2, 3, 4, 5].map((scene) => (
        <Portrait key={scene} {...args} scene={scene} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const pictures = await canvas.findAllByRole('img', { name: 'tom, 52' })
    await expect(new Set(pictures.map((picture) => picture.getAttribute('src'))).size).toBe(6)
  },
})

const MEMBERS = Array.from({ length: 40 }, (_, at) => ({
  seed: `member ${at}`,
  gender: at % 2 ? ('male' as const) : ('female' as const),
  age: 19 + ((at * 17) % 57),
}))

export const ManyPeople = meta.story({
  render: () => (
    <Grid gap="s">
      {MEMBERS.map((member) => (
        <Portrait key={member.seed} {...member} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const widths = await Promise.all(canvas.getAllByRole('img').map(decoded))
    await expect(widths).toEqual(MEMBERS.map(() => 800))
  },
})

export const EverySkin = meta.story({
  render: () => (
    <Grid gap="s">
      {[0, 1, 2, 3, 4, 5, 6, 7].map((skin) => (
        <Portrait key={skin} seed={`skin ${skin}`} gender="female" age={30} skin={skin} />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const sources = canvas.getAllByRole('img').map((picture) => picture.getAttribute('src'))
    await expect(new Set(sources).size).toBe(8)
  },
})

export const EveryAge = meta.story({
  render: () => (
    <Grid gap="s">
      {[19, 27, 35, 43, 51, 59, 67, 75].map((age) => (
        <Portrait key={age} seed="joost" gender="male" age={age} hair="brown" />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'joost, 75' })).toBeVisible()
  },
})
