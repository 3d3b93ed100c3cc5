import { cut } from '../portrait/paper.ts'
import type { Paper } from './papers.css.ts'
import { Sheet, Tone } from './scene.tsx'

const LAND = '16 196, 44 132, 84 92, 150 74, 226 88, 280 130, 306 190, 262 216, 160 222, 62 216'

/** The ground most small drawings stand on: one soft hill of paper. */
export function Ground({ paper = 'sunken' }: { readonly paper?: Paper }) {
  return <Tone d={cut(LAND)} paper={paper} />
}

/** A sprig of leaves that grows from a point. */
export function Sprig({
  at: [x, y],
  paper = 'sage',
  lean = 1,
}: {
  readonly at: readonly [x: number, y: number]
  readonly paper?: Paper
  readonly lean?: 1 | -1
}) {
  const leaf = (tip: readonly [number, number], wide: number) => {
    const [dx, dy] = [lean * tip[0], -tip[1]]
    const [nx, ny] = [(tip[1] / Math.hypot(...tip)) * wide, (tip[0] / Math.hypot(...tip)) * wide]
    return cut(
      `${x} ${y}!, ${x + dx * 0.5 - nx * lean} ${y + dy * 0.5 - ny}, ${x + dx} ${y + dy}!, ${x + dx * 0.5 + nx * lean} ${y + dy * 0.5 + ny}`,
    )
  }
  return (
    <>
      <Sheet d={leaf([42, 22], 8)} paper={paper} lift={0.7} />
      <Sheet d={leaf([-14, 60], 14)} paper={paper} lift={0.7} />
      <Sheet d={leaf([22, 52], 13)} paper={paper} lift={0.7} />
    </>
  )
}
