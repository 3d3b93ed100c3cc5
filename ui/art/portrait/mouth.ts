import { type Pose, turned } from './face.ts'
import { mix } from './palette.ts'
import { cut, line, type Place, tone, trace } from './paper.ts'
import type { Person } from './person.ts'

/** The mouth in the mood of the picture. */
export function mouth(person: Person, { turn, mood }: Pose): string {
  const around = turned(turn * 1.1)
  const place: Place = (x, y) => around(x, y + person.below)
  const { skin, lips, mouth: half, gender, makeup } = person
  const female = gender === 'female'
  const painted = female
    ? mix(skin.lip, makeup > 0.7 ? '#B3262E' : '#B8434A', makeup > 0.7 ? 0.65 : 0.3)
    : mix(skin.lip, skin.shaded, 0.72)
  const lower = mix(painted, skin.lit, female ? 0.12 : 0.25)
  const dark = mix(skin.line, '#4A1410', 0.55)
  const full = lips * (female ? 1.1 : 0.55)
  if (mood === 'grin' || mood === 'laugh') {
    const w = half + 12
    const depth = mood === 'laugh' ? 44 : 32
    const open = `${-w} 110!, ${-w * 0.5} 117, 0 119, ${w * 0.5} 117, ${w} 110!, ${w * 0.62} ${112 + depth * 0.82}, 0 ${116 + depth}, ${-w * 0.62} ${112 + depth * 0.82}`
    const teeth = `${-w + 7} 113!, ${-w * 0.5} 118, 0 120, ${w * 0.5} 118, ${w - 7} 113!, ${w * 0.66} ${118 + depth * 0.4}, 0 ${121 + depth * 0.46}, ${-w * 0.66} ${118 + depth * 0.4}`
    const rim = `${-w - 4} 108!, ${-w * 0.4} ${110 - 3 * full}, -8 ${108 - 3 * full}, 0 ${111 - 2 * full}, 8 ${108 - 3 * full}, ${w * 0.4} ${110 - 3 * full}, ${w + 4} 108!, ${w * 0.68} ${116 + depth * 0.84}, 0 ${120 + depth + 9 * full}, ${-w * 0.68} ${116 + depth * 0.84}`
    return (
      tone(cut(rim, place), painted) +
      tone(cut(open, place), '#5B1D1B') +
      tone(cut(teeth, place), '#FFFAF1') +
      (mood === 'laugh'
        ? tone(
            cut(
              `${-w * 0.4} ${114 + depth * 0.8}, 0 ${114 + depth * 0.66}, ${w * 0.4} ${114 + depth * 0.8}, 0 ${115 + depth}`,
              place,
            ),
            '#C4574E',
          )
        : '')
    )
  }
  const up = mood === 'smile' ? 9 : mood === 'smirk' ? 5 : 3
  const more = mood === 'smirk' ? 7 : 0
  const seam = `${-half} ${122 - up}, ${-half * 0.45} 123, 0 124, ${half * 0.45} 123, ${half} ${122 - up - more}`
  const top = `${-half} ${122 - up}!, ${-half * 0.5} ${116 - 3 * full}, -9 ${115 - 6 * full}, 0 ${117 - 4 * full}, 9 ${115 - 6 * full}, ${half * 0.5} ${116 - 3 * full}, ${half} ${122 - up - more}!, ${half * 0.45} 124, 0 126, ${-half * 0.45} 124`
  const bottom = `${-half * 0.84} ${124 - up * 0.7}!, 0 125, ${half * 0.84} ${124 - up * 0.7 - more * 0.6}!, ${half * 0.5} ${130 + 9 * full}, 0 ${132 + 11 * full}, ${-half * 0.5} ${130 + 9 * full}`
  return [
    tone(cut(bottom, place), lower),
    tone(cut(top, place), mix(painted, dark, 0.2)),
    line(trace(seam, place), dark, 4),
    line(
      trace(`${-22} ${146 + 8 * full}, 0 ${149 + 8 * full}, 22 ${146 + 8 * full}`, place),
      skin.line,
      3.5,
      0.35,
    ),
  ].join('')
}
