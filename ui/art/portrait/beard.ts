import { type Pose, turned } from './face.ts'
import { hairs, mix } from './palette.ts'
import { cut, line, type Place, sheet, tone, trace } from './paper.ts'
import type { Person } from './person.ts'

/** The beard or moustache, laid under the mouth. */
export function beard(person: Person, { turn }: Pose): string {
  const { cheek, jaw, chin, reach, skin, age } = person
  const base = mix(
    person.hair.base,
    hairs.silver.base,
    Math.min(1, person.greying * 1.1 + (age > 48 && person.greying ? 0.15 : 0)),
  )
  const around = turned(turn)
  const place: Place = (x, y) =>
    around(x, Math.abs(x) < 96 && y > 80 && y < 165 ? y + person.below : y)
  const grown = (side: number, below: number, wide = 4, taper = 0) =>
    cut(
      `${-cheek - 1} ${-side}!, ${-cheek + 6 - wide} 66, ${-jaw - wide} 134, ${-chin - wide + taper} ${reach + below - 16 - taper}, 0 ${reach + below}, ${chin + wide - taper} ${reach + below - 16 - taper}, ${jaw + wide} 134, ${cheek - 6 + wide} 66, ${cheek + 1} ${-side}!, ${cheek - 14} 40, ${cheek - 36} 84, 70 104, 44 96, 14 92, 0 96, -14 92, -44 96, -70 104, ${-cheek + 36} 84, ${-cheek + 14} 40`,
      place,
    )
  const moustache = '0 92!, 16 88, 46 96, 62 122!, 40 116, 0 112, -40 116, -62 122!, -46 96, -16 88'
  switch (person.beard) {
    case 'none':
      return ''
    case 'stubble':
      return tone(grown(6, 1, 0), mix(base, skin.shaded, 0.5), 0.4)
    case 'short':
      return (
        tone(grown(10, 6), base) +
        line(
          trace(`-30 ${reach - 6}, 0 ${reach - 1}, 30 ${reach - 6}`, place),
          person.hair.lit,
          4,
          0.5,
        )
      )
    case 'full':
      return sheet(grown(20, 34, 10), base) + strands(reach + 10, person, place)
    case 'long':
      return sheet(grown(20, 100, 2, chin * 0.35), base) + strands(reach + 44, person, place)
    case 'goatee':
      return (
        tone(cut(moustache, place), base) +
        tone(
          cut(
            `-54 112!, -44 ${reach - 16}, 0 ${reach + 20}, 44 ${reach - 16}, 54 112!, 46 142, 0 160, -46 142`,
            place,
          ),
          base,
        )
      )
    case 'moustache':
      return sheet(cut(moustache, place), base, 0.5)
    case 'handlebar':
      return sheet(
        cut(
          '0 90!, 18 86, 52 98, 82 88!, 90 80, 92 96, 66 120, 34 114, 0 108, -34 114, -66 120, -92 96, -90 80, -82 88!, -52 98, -18 86',
          place,
        ),
        base,
        0.5,
      )
  }
}

function strands(y: number, person: Person, place: Place): string {
  return [-50, -16, 20, 54]
    .map((x) =>
      line(
        trace(`${x} ${y - 40}, ${x * 0.8} ${y}`, place),
        mix(person.hair.lit, hairs.silver.lit, person.greying * 0.7),
        4.5,
        0.55,
      ),
    )
    .join('')
}
