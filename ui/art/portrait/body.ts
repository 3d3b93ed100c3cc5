import { clothes } from './clothes.ts'
import type { Outfit } from './outfit.ts'
import { cut, line, sheet, tone, trace } from './paper.ts'
import type { Person } from './person.ts'

/** Neck, shoulders and clothes, drawn around the place where neck and shoulders meet. */
export function body(person: Person, outfit: Outfit, id: string): string {
  const { skin, gender, body: build } = person
  const neck = (gender === 'male' ? 82 : 64) * (0.7 + build * 0.3)
  const wide = (gender === 'male' ? 292 : 244) * (0.5 + build * 0.5)
  const flesh = cut(
    `${-neck} -180!, ${-neck + 3} -30, ${-neck - 34} 26, ${-wide * 0.68} 66, ${-wide} 132, ${-wide - 34} 330!, ${wide + 34} 330!, ${wide} 132, ${wide * 0.68} 66, ${neck + 34} 26, ${neck - 3} -30, ${neck} -180!`,
  )
  const throat = cut(
    `${-neck} -180!, ${-neck + 3} -34, -8 8, ${neck * 0.55} 20, ${neck} 14!, ${neck} -180!`,
  )
  const bones =
    line(trace(`${-neck * 1.5} 62, ${-neck * 0.7} 74, -16 66`), skin.line, 3.5, 0.4) +
    line(trace(`16 66, ${neck * 0.7} 74, ${neck * 1.5} 62`), skin.line, 3.5, 0.4)
  return (
    sheet(flesh, skin.lit) + tone(throat, skin.shaded) + bones + clothes({ neck, wide }, outfit, id)
  )
}
