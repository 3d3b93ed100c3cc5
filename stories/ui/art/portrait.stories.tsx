import { expect } from 'storybook/test'
import preview from '#stories/.storybook/preview.tsx'
import {
  type PortraitOptions,
  type PortraitTraits,
  portrait,
  type Shot,
  shotFor,
} from '#ui/art/portrait/portrait.ts'
import { type StanceName, stances } from '#ui/art/portrait/stances.ts'
import { Grid } from '#ui/primitives/layout/grid.tsx'

type Sitter = Partial<PortraitTraits> & PortraitOptions & { readonly seed?: string }

/** A drawn portrait as every screen shows one: as an image. */
function Portrait({
  seed = 'noor',
  gender = 'female',
  age = 34,
  crop = 'portrait',
  scene = 0,
  shot,
  ...traits
}: Sitter) {
  const drawing = portrait(
    seed,
    { gender, age, ...traits },
    { crop, scene, ...(shot ? { shot } : {}) },
  )
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

type Member = { readonly seed: string } & PortraitTraits & { readonly shot: Shot }

/** Members in a row, each shown unlike the eight before. */
function membersInARow(count: number): readonly Member[] {
  const row: Member[] = []
  for (let at = 0; at < count; at++) {
    const seed = `member ${at}`
    const traits: PortraitTraits = {
      gender: at % 2 ? 'male' : 'female',
      age: 19 + ((at * 17) % 57),
    }
    const recent = row.slice(-8).map(({ shot }) => shot)
    row.push({ seed, ...traits, shot: shotFor(seed, traits, recent) })
  }
  return row
}
const MEMBERS = membersInARow(48)

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

const STANCES = Object.keys(stances).filter((name): name is StanceName => name in stances)

export const EveryStance = meta.story({
  render: () => (
    <Grid gap="s">
      {STANCES.map((stance, at) => (
        <Portrait
          key={stance}
          seed={stance}
          gender={at % 2 ? 'male' : 'female'}
          age={24 + at * 2}
          shot={{ place: 'park', stance }}
        />
      ))}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const widths = await Promise.all(canvas.getAllByRole('img').map(decoded))
    await expect(widths).toEqual(STANCES.map(() => 800))
  },
})

export const EveryBuild = meta.story({
  render: () => (
    <Grid gap="s">
      {(['slim', 'athletic', 'average', 'sturdy', 'curvy', 'full'] as const).flatMap((body) =>
        (['female', 'male'] as const).map((gender) => (
          <Portrait
            key={`${body} ${gender}`}
            seed={`built ${gender}`}
            gender={gender}
            body={body}
            shot={{ place: 'arch', stance: 'hip' }}
          />
        )),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    const sources = canvas.getAllByRole('img').map((picture) => picture.getAttribute('src'))
    await expect(new Set(sources).size).toBe(12)
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

/** The same people at every age: nothing but the years changes their hair. */
export const EveryAge = meta.story({
  render: () => (
    <Grid gap="s">
      {(['joost', 'marie'] as const).flatMap((seed) =>
        [19, 27, 35, 43, 51, 59, 67, 75].map((age) => (
          <Portrait
            key={`${seed} ${age}`}
            seed={seed}
            gender={seed === 'joost' ? 'male' : 'female'}
            age={age}
            shot={{ place: 'shapes', stance: 'bust' }}
          />
        )),
      )}
    </Grid>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'joost, 75' })).toBeVisible()
    const sources = canvas.getAllByRole('img').map((picture) => picture.getAttribute('src'))
    await expect(new Set(sources).size).toBe(16)
  },
})
