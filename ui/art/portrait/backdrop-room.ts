import { mix, papers } from './palette.ts'
import { cut, disc, line, scallop, sheet, tone, trace } from './paper.ts'
import { all, type Backdrop, each } from './place.ts'

/** Shelves, tiles, a plant and a mug. */
export const kitchen: Backdrop = {
  name: 'kitchen',
  paper: '#E9D8BE',
  draw: (random) => {
    const wall = random.pick(['#E9D8BE', '#CFDDD4', '#E8C9B4'])
    const pot = (x: number, y: number, fill: string) =>
      sheet(`M${x} ${y}h70l-10 80h-50z`, fill, 0.5) +
      [-24, 0, 24]
        .map((lean) =>
          sheet(
            cut(
              `${x + 35} ${y}!, ${x + 20 + lean} ${y - 50}, ${x + 35 + lean * 2} ${y - 96}!, ${x + 50 + lean} ${y - 40}`,
            ),
            papers.moss,
            0.4,
          ),
        )
        .join('')
    const mug = (x: number, y: number, fill: string) =>
      `<circle cx="${x + 66}" cy="${y + 34}" r="20" fill="none" stroke="${fill}" stroke-width="9"/>` +
      sheet(`M${x} ${y}h64v70h-64z`, fill, 0.5)
    const tiles = each(24, (at) =>
      tone(
        `M${(at % 6) * 140 - 10} ${Math.floor(at / 6) * 120 + 520}h126v106h-126z`,
        mix(wall, random.chance(0.25) ? papers.sea : '#FFFFFF', 0.32),
      ),
    ).join('')
    return (
      all(wall) +
      tiles +
      sheet('M-20 250H260V274H-20Z', '#A97848', 0.7) +
      sheet('M540 330H820V354H540Z', '#A97848', 0.7) +
      pot(30, 170, papers.coral) +
      mug(140, 180, papers.teal) +
      sheet('M580 240h50v90h-50z', papers.ochre, 0.5) +
      sheet('M642 210h46v120h-46z', papers.paper, 0.5) +
      mug(710, 260, papers.plum)
    )
  },
}

/** A wall of books. */
export const books: Backdrop = {
  name: 'books',
  paper: '#B98F6B',
  draw: (random) => {
    const spines = [
      papers.ember,
      papers.teal,
      papers.ochre,
      papers.plum,
      papers.cream,
      papers.blue,
      papers.sage,
      papers.night,
      papers.coral,
      papers.sand,
    ]
    const row = (floor: number) => {
      let [x, drawn] = [-10, '']
      while (x < 810) {
        const [wide, high] = [random.between(26, 54), random.between(130, 190)]
        drawn += tone(
          `M${Math.round(x)} ${floor}v${-Math.round(high)}h${Math.round(wide)}v${Math.round(high)}z`,
          mix(random.pick(spines), '#B08A68', 0.38),
        )
        x += wide + 4
      }
      return drawn + sheet(`M-20 ${floor}H820V${floor + 20}H-20Z`, '#8E6543', 0.7)
    }
    return all('#C6A07C') + [210, 430, 650, 870].map(row).join('')
  },
}

/** A window with curtains and a view. */
export const window: Backdrop = {
  name: 'window',
  paper: '#BFD8D3',
  draw: (random) => {
    const sky = random.pick(['#BBD3DA', '#F2C9A8', '#9FB2C8', '#D6E3D4'])
    const curtain = random.pick([papers.coral, papers.ochre, papers.mauve, papers.sage])
    return (
      all('#EFE3D2') +
      sheet('M120 40H680V700H120Z', papers.paper) +
      tone('M146 66H654V674H146Z', sky) +
      tone(cut('146 520!, 280 470, 420 510, 654 450!, 654 674!, 146 674!'), papers.sage) +
      disc(560, 170, 50, '#FFF3D6') +
      tone('M388 66h24v608h-24zM146 340h508v20h-508z', papers.paper) +
      sheet(cut('-20 -20!, 190 -20!, 170 240, 90 420, 130 760!, -20 760!'), curtain) +
      sheet(cut('820 -20!, 610 -20!, 630 240, 712 420, 670 760!, 820 760!'), curtain) +
      line(trace('60 0, 70 300, 40 740'), mix(curtain, '#3A1B10', 0.18), 7) +
      line(trace('740 0, 730 300, 760 740'), mix(curtain, '#3A1B10', 0.18), 7)
    )
  },
}

/** A wall, warm lamps and a print. */
export const cafe: Backdrop = {
  name: 'cafe',
  paper: '#A9604A',
  draw: (random) => {
    const wall = random.pick(['#3F6F6B', '#B5705A', '#5D6E8A', '#8A5A6B'])
    const lamp = (x: number, y: number) =>
      line(`M${x} -20V${y}`, '#3B2A23', 5) +
      disc(x, y + 66, 120, '#FBE3B8', 0.22) +
      sheet(
        cut(`${x - 20} ${y}!, ${x + 20} ${y}!, ${x + 74} ${y + 66}!, ${x - 74} ${y + 66}!`),
        papers.ochre,
        0.7,
      ) +
      disc(x, y + 68, 20, '#FFF3D6')
    return (
      all(mix(wall, papers.paper, 0.25)) +
      sheet('M-20 560H820V1020H-20Z', mix(wall, papers.ink, 0.1)) +
      lamp(110, random.between(120, 240)) +
      lamp(680, random.between(90, 220)) +
      sheet('M-60 330H96V540H-60Z', papers.cream, 0.6) +
      tone(cut('-40 510!, 0 420, 30 450, 50 400, 76 510!'), papers.sea) +
      line('M620 420H820', papers.cream, 12) +
      sheet(scallop('690 408, 676 360, 700 320, 740 316, 766 350, 758 400'), papers.moss, 0.5)
    )
  },
}
