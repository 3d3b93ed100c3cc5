import { mix, papers } from './palette.ts'
import { cut, line, round, scallop, sheet, tone, trace } from './paper.ts'
import { all, type Backdrop, each } from './place.ts'

/** Waves, a low sun and two sails. */
export const sea: Backdrop = {
  name: 'sea',
  paper: '#CFE0DC',
  draw: (random) => {
    const sun = random.between(90, 240)
    return (
      all('#D7E4DF') +
      sheet(round(random.chance(0.5) ? sun : 800 - sun, 210, 84), papers.ochre, 0.6) +
      sheet(cut('-20 470!, 200 462, 500 478, 820 464!, 820 1020!, -20 1020!'), '#8FB9B8') +
      sheet(
        cut('-20 560!, 140 540, 300 566, 460 542, 640 566, 820 546!, 820 1020!, -20 1020!'),
        '#5E9A9A',
      ) +
      sheet(
        cut('-20 690!, 160 664, 330 696, 520 668, 700 694, 820 676!, 820 1020!, -20 1020!'),
        '#3B7C7C',
      ) +
      tone(cut('60 470!, 96 396!, 104 470!'), papers.paper) +
      tone(cut('112 470!, 108 410!, 140 470!'), papers.coral)
    )
  },
}

/** Sand and marram grass. */
export const dunes: Backdrop = {
  name: 'dunes',
  paper: '#EBDCC0',
  draw: (random) => {
    const blade = (x: number, y: number, lean: number, high: number) =>
      tone(
        cut(
          `${x} ${y}!, ${x + lean * 0.4} ${y - high * 0.6}, ${x + lean} ${y - high}!, ${x + lean * 0.5 + 8} ${y - high * 0.5}, ${x + 11} ${y}!`,
        ),
        random.chance(0.5) ? papers.moss : papers.sage,
      )
    const tuft = (x: number, y: number) =>
      each(7, (at) =>
        blade(x + at * 10, y, random.between(-70, 70), random.between(110, 220)),
      ).join('')
    return (
      all('#CBDDE0') +
      sheet(scallop('60 190, 110 160, 170 150, 230 164, 270 196, 160 206'), papers.paper, 0.4) +
      sheet(cut('-20 440!, 180 380, 400 430, 620 360, 820 430!, 820 1020!, -20 1020!'), '#E7D3AC') +
      sheet(cut('-20 560!, 240 470, 480 560, 820 500!, 820 1020!, -20 1020!'), '#DCC08F') +
      tuft(30, 600) +
      tuft(680, 570) +
      sheet(cut('-20 720!, 300 640, 820 740!, 820 1020!, -20 1020!'), '#CFAE78')
    )
  },
}

/** Gabled houses along the water. */
export const canal: Backdrop = {
  name: 'canal',
  paper: '#D9B9A0',
  draw: (random) => {
    const paints = ['#B4583F', '#D9A45B', '#8A9A7B', '#A8705C', '#7D8FA0', '#C98E72']
    const house = (at: number) => {
      const [x, top] = [at * 135 - 10, random.between(210, 330)]
      const fill = random.pick(paints)
      const gable = random.chance(0.5)
        ? `M${x} 640V${top}H${x + 26}V${top - 40}H${x + 48}V${top - 72}H${x + 82}V${top - 40}H${x + 104}V${top}H${x + 130}V640Z`
        : `M${x} 640V${top}C${x + 30} ${top - 10} ${x + 24} ${top - 74} ${x + 65} ${top - 84}C${x + 106} ${top - 74} ${x + 100} ${top - 10} ${x + 130} ${top}V640Z`
      const panes = each(6, (pane) =>
        tone(
          `M${x + 24 + (pane % 2) * 50} ${top + 30 + Math.floor(pane / 2) * 92}h34v54h-34z`,
          random.chance(0.35) ? '#F6D58E' : papers.cream,
        ),
      ).join('')
      return sheet(gable, mix(fill, '#FBF7F2', 0.22), 0.7) + panes
    }
    return (
      all('#DCE5E2') +
      each(6, house).join('') +
      sheet('M-20 640H820V1020H-20Z', '#6E9695') +
      each(5, (at) =>
        line(
          trace(`${at * 170 - 40} ${690 + (at % 2) * 40}, ${at * 170 + 30} ${684 + (at % 2) * 40}`),
          '#9DBDB8',
          8,
        ),
      ).join('')
    )
  },
}
