import { mix, papers } from './palette.ts'
import { cut, disc, line, sheet, tone, trace } from './paper.ts'
import type { SeededRandom } from './random.ts'

/** Somebody's pet: the same one in every picture, as `home` tells. */
export const pet = (kind: 'cat' | 'dog', home: SeededRandom): string =>
  kind === 'cat' ? cat(home) : dog(home)

function cat(random: SeededRandom): string {
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
  ].join('')
}

function dog(random: SeededRandom): string {
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
  ].join('')
}
