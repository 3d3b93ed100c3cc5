import { papers } from './palette.ts'
import { cut, line, round, sheet, tone } from './paper.ts'
import { all, type Backdrop, each } from './place.ts'
import type { SeededRandom } from './random.ts'

/** Towers with lit windows at nightfall. */
export const dusk: Backdrop = {
  name: 'dusk',
  paper: '#8C83A0',
  draw: (random) => {
    const tower = (x: number, wide: number, top: number, fill: string) => {
      const lit = each(10, (at) =>
        random.chance(0.55)
          ? tone(
              `M${x + 16 + (at % 2) * (wide / 2 - 6)} ${top + 30 + Math.floor(at / 2) * 62}h${wide / 4}v30h${-wide / 4}z`,
              '#F3C877',
            )
          : '',
      ).join('')
      return sheet(`M${x} 1020V${top}H${x + wide}V1020Z`, fill, 0.8) + lit
    }
    return (
      all('#E9B49A') +
      tone(cut('-20 -20!, 820 -20!, 820 200, 500 170, 200 230, -20 180'), '#A98BA3') +
      tone(cut('-20 -20!, 820 -20!, 820 90, 400 60, -20 110'), '#7B7396') +
      sheet(round(random.between(120, 680), 170, 40), '#FBE3B8', 0.4) +
      tower(-10, 120, random.between(360, 470), '#6A6488') +
      tower(130, 100, random.between(280, 400), '#5B577C') +
      tower(570, 110, random.between(300, 420), '#5B577C') +
      tower(690, 130, random.between(380, 480), '#6A6488')
    )
  },
}

/** A bicycle against a brick wall. */
export const bike: Backdrop = {
  name: 'bike',
  paper: '#D9A48C',
  draw: (random: SeededRandom) => {
    const steel = random.pick([papers.teal, papers.night, papers.ochre, papers.plum])
    const wheel = (x: number) =>
      `<circle cx="${x}" cy="690" r="150" fill="none" stroke="#3B2A23" stroke-width="16"/>` +
      each(8, (at) =>
        line(
          `M${x} 690L${x + Math.cos(at * 0.785) * 142} ${690 + Math.sin(at * 0.785) * 142}`,
          '#8C7D71',
          4,
        ),
      ).join('')
    const bricks = each(44, (at) =>
      random.chance(0.4)
        ? tone(
            `M${(at % 6) * 150 + (Math.floor(at / 6) % 2) * 70 - 60} ${Math.floor(at / 6) * 92 + 24}h124v52h-124z`,
            '#C98A70',
            0.55,
          )
        : '',
    ).join('')
    return (
      all('#DCAA92') +
      bricks +
      tone('M-20 800H820V1020H-20Z', '#B59A86') +
      wheel(90) +
      wheel(710) +
      line(
        'M90 690L230 470H570L710 690M230 470L330 690L570 470M200 430H270M570 470L556 400L490 384',
        steel,
        18,
      ) +
      sheet(cut('170 404, 250 398, 290 420, 220 440'), '#3B2A23', 0.4)
    )
  },
}
