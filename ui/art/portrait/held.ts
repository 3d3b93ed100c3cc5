import type { Outfit } from './outfit.ts'
import { mix, papers } from './palette.ts'
import { cut, disc, line, round, scallop, sheet, tone, trace } from './paper.ts'
import type { Person } from './person.ts'
import type { SeededRandom } from './random.ts'

/** What somebody holds at the lower edge of the picture; a pet is the same one in every picture, as `home` tells. */
export function held(
  person: Person,
  outfit: Outfit,
  random: SeededRandom,
  home: SeededRandom,
): string {
  switch (outfit.prop) {
    case 'none':
      return ''
    case 'mug':
      return mug(person, outfit, random)
    case 'book':
      return book(person, random)
    case 'cat':
      return cat(person, home)
    case 'dog':
      return dog(person, home)
    case 'flowers':
      return flowers(person, outfit, random)
  }
}

const fingers = (x: number, y: number, fill: string, dark: string, along: 1 | -1) =>
  [0, 1, 2, 3]
    .map(
      (at) =>
        sheet(
          round(x + along * (at === 3 ? -8 : at === 0 ? -4 : 0), y + at * 27, 42, 15),
          fill,
          0.35,
        ) + line(`M${x - 18} ${y + at * 27 + 13}h30`, dark, 2.5, 0.3),
    )
    .join('')

const sleeve = (outfit: Outfit, outline: string) =>
  sheet(
    cut(outline),
    outfit.cut === 'straps' || outfit.cut === 'dungarees' ? outfit.under : outfit.main,
  )

function mug({ skin }: Person, outfit: Outfit, random: SeededRandom): string {
  const clay = random.pick(
    [papers.ochre, papers.sea, papers.coral, papers.cream].filter((paper) => paper !== outfit.main),
  )
  return [
    [450, 482, 514]
      .map((x, at) =>
        line(
          trace(`${x} 790, ${x - 12} 764, ${x + 8} 738, ${x - 4} ${706 + at * 6}`),
          '#FFFFFF',
          7,
          0.55,
        ),
      )
      .join(''),
    sleeve(outfit, '560 1030!, 590 930, 640 880, 720 900, 770 1030!'),
    sheet(cut('540 850, 590 838, 640 872, 660 920, 620 960, 550 960'), skin.lit),
    sheet('M404 806H560V940A40 40 0 0 1 520 980H444A40 40 0 0 1 404 940Z', clay),
    tone('M404 856H560V884H404Z', mix(clay, papers.paper, 0.45)),
    fingers(546, 858, skin.lit, skin.line, 1),
  ].join('')
}

function book({ skin }: Person, random: SeededRandom): string {
  const cover = random.pick([papers.ember, papers.teal, papers.plum, papers.ochre, papers.night])
  return [
    sheet(
      cut('170 850!, 280 824, 400 858!, 520 824, 630 850!, 630 1030!, 170 1030!'),
      papers.paper,
    ),
    sheet(cut('150 868!, 280 842, 398 876!, 398 1030!, 150 1030!'), cover),
    sheet(cut('402 876!, 520 842, 650 868!, 650 1030!, 402 1030!'), mix(cover, '#3A1B10', 0.14)),
    sheet(round(275, 940, 40), mix(cover, papers.paper, 0.6), 0.3),
    fingers(160, 900, skin.lit, skin.line, -1),
    fingers(640, 900, skin.shaded, skin.line, 1),
  ].join('')
}

function cat({ skin }: Person, random: SeededRandom): string {
  const fur = random.pick(['#2F2926', '#C9843F', '#8F8882', '#EFE6DA', '#6B4A34'])
  const dark = mix(fur, '#1A100C', 0.3)
  const eye = random.pick(['#C7A23A', '#7FA36B'])
  const face = (x: number) =>
    `${disc(x, 838, 13, eye)}<ellipse cx="${x}" cy="838" rx="4" ry="11" fill="#17100D"/>`
  return [
    sheet(cut('120 1040!, 118 930, 180 880, 300 884, 360 940, 372 1040!'), fur),
    sheet(
      cut(
        '150 770, 142 716!, 190 744, 240 738, 288 742, 334 712!, 330 772, 344 838, 300 896, 238 908, 176 896, 136 838',
      ),
      fur,
    ),
    tone(cut('154 762, 152 732!, 180 752'), papers.rose),
    tone(cut('324 758, 324 728!, 298 750'), papers.rose),
    tone(cut('228 752, 238 742, 248 752, 240 790!'), dark),
    tone(cut('196 754, 204 746, 212 754, 208 782!'), dark),
    tone(cut('264 754, 272 746, 280 752, 268 782!'), dark),
    face(196),
    face(280),
    tone(cut('228 862!, 248 862!, 238 874!'), '#B5655A'),
    line(trace('238 874, 228 886, 214 884'), dark, 4),
    line(trace('238 874, 248 886, 262 884'), dark, 4),
    line(trace('170 866, 110 858'), papers.paper, 3, 0.7),
    line(trace('170 878, 114 884'), papers.paper, 3, 0.7),
    line(trace('306 866, 366 858'), papers.paper, 3, 0.7),
    line(trace('306 878, 362 884'), papers.paper, 3, 0.7),
    fingers(352, 930, skin.lit, skin.line, 1),
  ].join('')
}

function dog({ skin }: Person, random: SeededRandom): string {
  const fur = random.pick(['#A9713F', '#E3C79B', '#5A3E2E', '#F2EADF'])
  const ear = mix(fur, '#3A1B10', 0.45)
  const tag = random.pick([papers.ember, papers.teal, papers.ochre])
  return [
    sheet(cut('440 1040!, 452 930, 520 880, 640 880, 706 940, 716 1040!'), fur),
    sheet(
      cut(
        '490 760, 530 716, 590 704, 650 718, 690 764, 688 830, 650 900, 590 922, 528 900, 492 832',
      ),
      fur,
    ),
    tone(
      cut('560 716, 590 704, 622 716, 612 800, 632 860, 590 910, 548 860, 568 800'),
      mix(fur, papers.paper, 0.7),
    ),
    sheet(cut('500 738!, 456 756, 436 830, 462 872, 500 846, 516 780'), ear),
    sheet(cut('680 738!, 724 756, 746 830, 720 872, 682 846, 664 780'), ear),
    disc(544, 800, 12, '#17100D'),
    disc(636, 800, 12, '#17100D'),
    disc(540, 796, 4, '#FFFFFF'),
    disc(632, 796, 4, '#FFFFFF'),
    sheet(cut('562 838, 590 826, 618 838, 606 860, 590 868, 574 860'), '#2A1D18', 0.3),
    line(trace('590 866, 584 884, 562 888'), '#2A1D18', 4),
    line(trace('590 866, 596 884, 618 888'), '#2A1D18', 4),
    sheet(cut('576 890!, 604 890!, 602 920, 590 928, 578 920'), '#D9766A', 0.3),
    line(trace('508 934, 590 958, 676 930'), tag, 18),
    disc(592, 968, 13, papers.ochre),
    fingers(452, 934, skin.lit, skin.line, -1),
  ].join('')
}

function flowers({ skin }: Person, outfit: Outfit, random: SeededRandom): string {
  const hues = [papers.coral, papers.ochre, papers.paper, papers.mauve, papers.blue, papers.rose]
  const bloom = (x: number, y: number, size: number) => {
    const fill = random.pick(hues)
    const petals = Array.from(
      { length: 7 },
      (_, at) =>
        `${(x + Math.cos(at * 0.897) * size).toFixed(0)} ${(y + Math.sin(at * 0.897) * size).toFixed(0)}`,
    ).join(', ')
    return (
      sheet(scallop(petals, undefined, 0.62), fill, 0.5) +
      disc(x, y, size * 0.36, mix(fill, '#7A4E00', 0.5))
    )
  }
  const leaf = (x: number, y: number, lean: number) =>
    sheet(
      cut(
        `${x} ${y}!, ${x + lean - 22} ${y - 60}, ${x + lean} ${y - 130}!, ${x + lean + 24} ${y - 56}`,
      ),
      random.pick([papers.moss, papers.sage, '#38706A']),
      0.5,
    )
  return [
    sleeve(outfit, '30 1040!, 60 940, 140 900, 220 930, 230 1040!'),
    [-80, -40, 0, 50, 90].map((lean) => leaf(240, 880, lean)).join(''),
    bloom(150, 800, 40),
    bloom(322, 806, 38),
    bloom(236, 742, 44),
    bloom(196, 850, 38),
    bloom(284, 852, 40),
    bloom(172, 722, 26),
    bloom(304, 734, 28),
    sheet(cut('150 872!, 240 900, 330 872!, 270 1040!, 210 1040!'), papers.sand),
    fingers(236, 938, skin.lit, skin.line, 1),
  ].join('')
}
