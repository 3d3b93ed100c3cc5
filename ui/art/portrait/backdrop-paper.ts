import { mix, papers } from './palette.ts'
import { cut, disc, line, round, scallop, sheet, trace } from './paper.ts'
import { all, type Backdrop, each } from './place.ts'

/** Flags and bulbs over a hedge. */
export const bunting: Backdrop = {
  name: 'bunting',
  paper: '#F0D8C4',
  draw: (random) => {
    const flags = [papers.ochre, papers.teal, papers.coral, papers.plum, papers.blue, papers.sage]
    const string = (y: number, sag: number) => {
      const at = (x: number) => y + sag * (1 - ((x - 400) / 420) ** 2)
      return (
        line(trace(`-20 ${at(-20)}, 400 ${at(400)}, 820 ${at(820)}`), '#6B5E55', 5) +
        each(8, (n) =>
          sheet(
            cut(
              `${n * 104 + 4} ${at(n * 104 + 4)}!, ${n * 104 + 76} ${at(n * 104 + 76)}!, ${n * 104 + 40} ${at(n * 104 + 40) + 92}!`,
            ),
            flags[(n + Math.round(y)) % 6] ?? papers.ochre,
            0.6,
          ),
        ).join('')
      )
    }
    const bulbs = each(9, (n) => disc(n * 100, random.between(430, 460), 13, '#FFF3D6')).join('')
    return (
      all(random.pick(['#CFE0DC', '#F4DFC9', '#E3DDEA'])) +
      string(40, 110) +
      string(230, 90) +
      bulbs +
      sheet(
        scallop('-40 760, 80 660, 220 640, 380 670, 560 640, 700 650, 840 720, 840 1040, -40 1040'),
        papers.sage,
      )
    )
  },
}

/** Nothing but cut paper. */
export const shapes: Backdrop = {
  name: 'shapes',
  paper: papers.sand,
  draw: (random) => {
    const sets = [
      ['#F3E3CB', '#E7B48B', '#C9785A', '#8FAAA0'],
      ['#DDE7E1', '#9DBFB8', '#E9C48A', '#5E8C88'],
      ['#EBDDE4', '#B98FA4', '#E6BFA0', '#7A5A78'],
      ['#E3E6D2', '#A9B88C', '#E2B25C', '#7C8F66'],
      ['#E4EAF0', '#9DB4C7', '#E3A78F', '#5F7C95'],
    ] as const
    const [ground, one, two, three] = random.pick(sets)
    const [x, y] = [random.between(120, 300), random.between(180, 330)]
    return (
      all(ground) +
      sheet(
        cut(
          `-40 ${y + 260}!, 200 ${y + 120}, 470 ${y + 300}, 840 ${y + 60}!, 840 1040!, -40 1040!`,
        ),
        one,
      ) +
      sheet(round(800 - x, y, random.between(110, 190)), two) +
      sheet(
        cut(
          `-40 ${y - 60}, ${x} ${y - 130}, ${x + 60} ${y + 90}, ${x - 80} ${y + 330}, -60 ${y + 260}`,
        ),
        three,
      ) +
      sheet(cut(`600 820, 700 640, 840 620, 860 1040, 560 1040`), mix(two, three, 0.5))
    )
  },
}

/** An arch between two plants. */
export const arch: Backdrop = {
  name: 'arch',
  paper: '#E5C6AE',
  draw: (random) => {
    const [wall, hole, sun] = random.pick([
      ['#E9CDB4', '#C9785A', '#F0C987'],
      ['#CFDAD2', '#6E9C96', '#F2DDB0'],
      ['#E7D7DF', '#94677F', '#EDB79D'],
      ['#F1E2C6', '#C99442', '#FBEFD6'],
    ] as const)
    return (
      all(wall) +
      sheet('M90 1020V430A310 310 0 0 1 710 430V1020Z', hole) +
      sheet('M150 1020V440A250 250 0 0 1 650 440V1020Z', sun) +
      sheet(cut('-30 820!, 60 700, 40 600!, 110 690, 130 1020!, -30 1020!'), papers.moss, 0.7) +
      sheet(cut('690 1020!, 700 760, 770 640!, 780 760, 840 700!, 840 1020!'), papers.teal, 0.7)
    )
  },
}
