import { mix, papers } from './palette.ts'
import { cut, disc, line, round, scallop, sheet, tone, trace } from './paper.ts'
import { all, type Backdrop, each } from './place.ts'

/** Rows of tulips under a wide sky, and a mill. */
export const tulips: Backdrop = {
  name: 'tulips',
  paper: '#DCE6E2',
  draw: (random) => {
    const rows = [papers.coral, papers.ochre, papers.mauve, papers.ember, papers.cream]
    const first = Math.floor(random.between(0, 5))
    const [mill, side] = random.chance(0.5) ? [110, 1] : [690, -1]
    const sail = (turn: number) =>
      `<g transform="translate(${mill} 330) rotate(${turn})">${line('M0 0V-120', '#6B4A34', 7)}${tone('M4 -118H34V-24H4Z', papers.cream)}</g>`
    const row = (at: number) => {
      const [y, size] = [520 + at * 92, 16 + at * 5]
      return (
        sheet(
          cut(`-20 ${y}!, 300 ${y - 16}, 820 ${y + 4}!, 820 1020!, -20 1020!`),
          mix(papers.moss, papers.sage, at / 5),
          0.5,
        ) +
        each(Math.ceil(840 / (size * 2.1)), (n) => {
          const [x, top] = [n * size * 2.1, y + (n % 2) * 6 - 6]
          const fill = rows[(first + at) % rows.length] ?? papers.coral
          return tone(
            cut(
              `${x - size * 0.7} ${top - size}!, ${x - size * 0.3} ${top - size * 0.5}, ${x} ${top - size * 1.3}!, ${x + size * 0.3} ${top - size * 0.5}, ${x + size * 0.7} ${top - size}!, ${x + size * 0.6} ${top + size * 0.5}, ${x} ${top + size}, ${x - size * 0.6} ${top + size * 0.5}`,
            ),
            fill,
          )
        }).join('')
      )
    }
    return (
      all('#D3E3E4') +
      sheet(
        scallop(
          `${400 + side * 170} 170, ${400 + side * 210} 140, ${400 + side * 270} 132, ${400 + side * 320} 150, ${400 + side * 350} 180, ${400 + side * 250} 190`,
        ),
        papers.paper,
        0.4,
      ) +
      sheet(
        cut(`${mill - 44} 520!, ${mill - 24} 300!, ${mill + 24} 300!, ${mill + 44} 520!`),
        '#8A6A52',
      ) +
      sheet(cut(`${mill - 34} 304!, ${mill} 250!, ${mill + 34} 304!`), '#4A3A30', 0.5) +
      [20, 110, 200, 290].map(sail).join('') +
      each(5, row).join('')
    )
  },
}

/** Records on a shelf and round labels on the wall. */
export const records: Backdrop = {
  name: 'records',
  paper: '#8FA5A4',
  draw: (random) => {
    const wall = random.pick(['#8FAFA8', '#D9B08C', '#A58FA6', '#93A6BA'])
    const hues = [papers.ember, papers.ochre, papers.teal, papers.plum, papers.cream, papers.coral]
    const record = (x: number, y: number, size: number) =>
      sheet(round(x, y, size), '#2A2220', 0.7) +
      [0.8, 0.62]
        .map(
          (part) =>
            `<circle cx="${x}" cy="${y}" r="${size * part}" fill="none" stroke="#4A3F3A" stroke-width="3"/>`,
        )
        .join('') +
      disc(x, y, size * 0.36, random.pick(hues)) +
      disc(x, y, 6, papers.paper)
    const spine = (at: number) =>
      tone(
        `M${at * 21} ${700 - random.between(0, 8)}h18v240h-18z`,
        mix(random.pick(hues), wall, 0.35),
      )
    return (
      all(wall) +
      record(110, 180, 96) +
      record(690, 230, 104) +
      record(80, 450, 84) +
      record(736, 500, 84) +
      sheet('M-20 676H820V1020H-20Z', '#8E6543', 0.7) +
      each(39, spine).join('') +
      line(trace('-20 684, 820 684'), '#A97848', 18)
    )
  },
}

/** A summer night with a string of lights. */
export const lights: Backdrop = {
  name: 'lights',
  paper: '#3E4F66',
  draw: (random) => {
    const stars = each(26, () =>
      disc(random.between(0, 800), random.between(0, 420), random.between(2, 5), '#F3E7D6', 0.8),
    ).join('')
    const swag = (y: number, sag: number) => {
      const at = (x: number) => y + sag * (1 - ((x - 400) / 420) ** 2)
      return (
        line(
          trace(`-20 ${at(-20)}, 190 ${at(190)}, 400 ${at(400)}, 610 ${at(610)}, 820 ${at(820)}`),
          '#1B2733',
          5,
        ) +
        each(
          9,
          (n) =>
            disc(n * 100, at(n * 100) + 16, 36, '#F6D58E', 0.2) +
            disc(n * 100, at(n * 100) + 16, 15, '#F9DFA0'),
        ).join('')
      )
    }
    return (
      all('#4A5F7A') +
      tone(cut('-20 300!, 300 250, 820 330!, 820 1020!, -20 1020!'), '#6B7690') +
      tone(cut('-20 470!, 400 420, 820 490!, 820 1020!, -20 1020!'), '#A78A97') +
      stars +
      sheet(round(random.between(90, 220), 150, 52), '#FBE9C4', 0.5) +
      swag(70, 130) +
      swag(300, 90) +
      sheet(
        scallop(
          '-40 700, 60 610, 190 590, 300 640, 470 600, 620 600, 730 570, 840 660, 840 1040, -40 1040',
        ),
        '#2F4A4A',
      ) +
      sheet(
        scallop('-40 830, 120 760, 300 790, 520 760, 700 780, 840 760, 840 1040, -40 1040'),
        '#243B3D',
      )
    )
  },
}

/** Striped beach huts in a row. */
export const huts: Backdrop = {
  name: 'huts',
  paper: '#E3D3BA',
  draw: (random) => {
    const hues = [papers.sea, papers.coral, papers.ochre, papers.blue, papers.mauve, papers.sage]
    const start = Math.floor(random.between(0, 6))
    const hut = (at: number) => {
      const [x, fill] = [at * 190 - 70, hues[(start + at) % hues.length] ?? papers.sea]
      const boards = each(4, (n) =>
        tone(`M${x + 14 + n * 42} 360h20v320h-20z`, papers.paper, 0.75),
      ).join('')
      return (
        sheet(`M${x} 360H${x + 170}V690H${x}Z`, fill) +
        boards +
        tone(`M${x + 52} 470h66v220h-66z`, mix(fill, '#3A1B10', 0.3)) +
        sheet(`M${x - 18} 370L${x + 85} 250L${x + 188} 370Z`, mix(fill, '#3A1B10', 0.22), 0.7)
      )
    }
    return (
      all('#CFE3E4') +
      disc(660, 130, 60, '#FBF1DA') +
      each(5, hut).join('') +
      sheet(cut('-20 690!, 240 672, 520 696, 820 676!, 820 1020!, -20 1020!'), '#E6CFA0') +
      sheet(cut('-20 830!, 300 790, 820 850!, 820 1020!, -20 1020!'), '#D9BC86')
    )
  },
}
