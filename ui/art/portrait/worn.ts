import { earAt, type Pose, turned } from './face.ts'
import type { Outfit } from './outfit.ts'
import { mix, papers } from './palette.ts'
import { cut, disc, line, sheet, trace } from './paper.ts'
import type { Person } from './person.ts'

/** Glasses, sitting on nose and ears. */
export function glasses(person: Person, pose: Pose): string {
  const { turn } = pose
  if (person.glasses === 'none') return ''
  const place = turned(turn)
  const { frame, apart } = person
  const lens = (side: -1 | 1) => {
    const at = (x: number, y: number) => `${side * (apart + 2 + x)} ${y}`
    const rims = {
      round: [
        at(-45, 2),
        at(-30, -34),
        at(4, -44),
        at(38, -32),
        at(48, 4),
        at(32, 40),
        at(0, 48),
        at(-34, 38),
      ],
      thin: [
        at(-43, 2),
        at(-28, -32),
        at(4, -40),
        at(36, -30),
        at(46, 4),
        at(30, 36),
        at(0, 44),
        at(-32, 34),
      ],
      square: [
        at(-46, -24),
        at(-38, -34),
        at(40, -36),
        at(50, -26),
        at(46, 30),
        at(30, 40),
        at(-26, 40),
        at(-42, 26),
      ],
      cat: [
        at(-46, -14),
        at(-36, -28),
        at(20, -36),
        `${at(62, -52)}!`,
        at(52, 10),
        at(26, 36),
        at(-20, 34),
        at(-42, 14),
      ],
      half: [`${at(-44, 14)}!`, `${at(46, 14)}!`, at(42, 40), at(4, 52), at(-36, 40)],
    } as const
    const shape = cut(rims[person.glasses === 'none' ? 'round' : person.glasses].join(', '), place)
    return `<path d="${shape}" fill="#FFFDF8" fill-opacity=".16" stroke="${frame}" stroke-width="${person.glasses === 'thin' || person.glasses === 'half' ? 5 : 9}"/>`
  }
  const bridge = person.glasses === 'half' ? '-24 20, 0 8, 24 20' : '-24 -6, 0 -16, 24 -6'
  const arm = (side: -1 | 1) => {
    if (turn * side > 0.3) return ''
    const [x, y] = place(side * (apart + 48), -12)
    return line(`M${Math.round(x)} ${y}L${Math.round(earAt(person, pose, side).x)} -18`, frame, 7)
  }
  return lens(-1) + lens(1) + line(trace(bridge, place), frame, 7) + arm(-1) + arm(1)
}

/** What hangs from the ears. */
export function earrings(person: Person, pose: Pose, metal: string): string {
  if (person.earrings === 'none' || person.style === 'hijab') return ''
  return [-1, 1]
    .map((side) => ({ side, ...earAt(person, pose, side < 0 ? -1 : 1) }))
    .filter(({ wide }) => wide > 0.45)
    .map(({ side, x: at, wide }) => {
      const x = at + side * 12 * wide
      if (person.earrings === 'stud') return disc(x, 44, 8, metal)
      if (person.earrings === 'drop')
        return (
          line(trace(`${x} 46, ${x} 66`), metal, 4) +
          sheet(cut(`${x} 62!, ${x + 14} 92, ${x} 106, ${x - 14} 92`), metal, 0.4)
        )
      return `<circle cx="${Math.round(x)}" cy="76" r="28" fill="none" stroke="${metal}" stroke-width="8"/>`
    })
    .join('')
}

/** What hangs around the neck, drawn where neck and shoulders meet. */
export function neckwear({ gender }: Person, { extra, cut: garment, trim, main }: Outfit): string {
  const neck = gender === 'male' ? 78 : 60
  const open = garment !== 'roll' && garment !== 'hoodie' && garment !== 'coat'
  const gold = '#C99A3B'
  switch (extra) {
    case 'none':
      return ''
    case 'necklace':
      return open
        ? line(
            trace(`${-neck - 8} 0, ${-neck * 0.6} 46, 0 66, ${neck * 0.6} 46, ${neck + 8} 0`),
            gold,
            5,
          )
        : ''
    case 'pendant':
      return open
        ? line(trace(`${-neck - 6} 0!, 0 104, ${neck + 6} 0!`), gold, 4) +
            disc(0, 110, 13, trim === main ? gold : trim)
        : ''
    case 'beads':
      return open
        ? [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4, 5]
            .map((at) =>
              disc(at * (neck / 4.6), 78 - at * at * 2.9, 11, at % 2 ? papers.paper : trim),
            )
            .join('')
        : ''
    case 'tie':
      return sheet(
        cut('-20 96!, 20 96!, 12 128, 30 400!, 0 440!, -30 400!, -12 128'),
        trim === main ? papers.ink : trim,
        0.6,
      )
    case 'choker':
      return line(trace(`${-neck - 2} -34, 0 -6, ${neck + 2} -34`), papers.ink, 22) + ring(6, trim)
    case 'harness':
      return (
        line(trace(`${-neck - 54} 46!, 0 236!, ${neck + 54} 46!`), papers.ink, 20) +
        line(trace('-172 306!, 0 236!, 172 306!'), papers.ink, 20) +
        ring(236, trim)
      )
    case 'scarf':
      return (
        sheet(cut('30 20!, 96 30, 112 190, 96 330!, 20 330!, 36 180'), mix(trim, '#3A1B10', 0.12)) +
        sheet(
          cut(
            `${-neck - 46} -20, ${-neck} -70, 0 -40, ${neck} -70, ${neck + 50} -20, ${neck + 40} 50, 0 86, ${-neck - 40} 50`,
          ),
          trim,
        ) +
        line(trace(`${-neck - 30} 10, 0 44, ${neck + 34} 4`), mix(trim, '#3A1B10', 0.18), 6)
      )
  }
}

const ring = (y: number, metal: string) =>
  `<circle cx="0" cy="${y}" r="17" fill="none" stroke="${metal}" stroke-width="8"/>`
