import { cut } from '../portrait/paper.ts'
import { THINGS } from './icons.tsx'
import type { Paper } from './papers.css.ts'
import { Placed, Scene, Sheet } from './scene.tsx'

const TILES: readonly Paper[] = ['white', 'sand', 'sage', 'white', 'rose', 'white', 'sand']

/** A wall of small things two people might have in common. */
export function IconWall({ covers = false }: { readonly covers?: boolean }) {
  return (
    <Scene width={960} height={720} covers={covers}>
      {[...THINGS, ...THINGS.slice(0, 4)].map(([name, drawing], at) => {
        const [column, row] = [at % 5, Math.floor(at / 5)]
        return (
          <Placed
            key={`${name}-${row}`}
            at={[96 + column * 192, 92 + row * 179]}
            turn={((at * 7) % 5) - 2}
          >
            <Sheet d={cut('-82 -76!, 82 -78!, 80 78!, -82 76!')} paper={TILES[at % 7] ?? 'white'} />
            <Placed at={[0, 0]} scale={1.5}>
              {drawing}
            </Placed>
          </Placed>
        )
      })}
    </Scene>
  )
}
