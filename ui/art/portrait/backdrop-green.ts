import { mix, papers } from './palette.ts'
import { cut, disc, line, round, scallop, sheet, tone } from './paper.ts'
import { all, type Backdrop, each } from './place.ts'

/** Lawns and round trees. */
export const park: Backdrop = {
  name: 'park',
  paper: '#B9C7A4',
  draw: (random) => {
    const tree = (x: number, y: number, size: number, fill: string) =>
      tone(
        cut(`${x - 12} ${y}!, ${x - 8} ${y + 260}!, ${x + 14} ${y + 260}!, ${x + 12} ${y}!`),
        '#6B4A34',
      ) +
      sheet(
        scallop(
          [0, 1, 2, 3, 4, 5, 6, 7]
            .map(
              (at) =>
                `${x + Math.cos(at * 0.785) * size} ${y - size * 0.4 + Math.sin(at * 0.785) * size * 1.1}`,
            )
            .join(', '),
        ),
        fill,
      )
    return (
      all('#E4E7CF') +
      tone(cut('-20 470!, 200 420, 600 440, 820 400!, 820 1020!, -20 1020!'), '#C7D2AC') +
      tree(random.between(60, 130), 330, random.between(110, 140), papers.sage) +
      tree(random.between(680, 760), 300, random.between(120, 150), '#8BA07A') +
      sheet(cut('-20 620!, 260 570, 560 600, 820 560!, 820 1020!, -20 1020!'), '#93A97E') +
      tree(20, 520, 90, papers.moss) +
      tree(790, 540, 100, papers.moss)
    )
  },
}

/** A far mountain and a red sun. */
export const hills: Backdrop = {
  name: 'hills',
  paper: '#C5D0D2',
  draw: (random) => {
    const peak = random.between(120, 300)
    return (
      all('#F0DFC9') +
      sheet(round(random.between(520, 680), 200, 70), papers.coral, 0.5) +
      sheet(
        cut(
          `-60 600!, ${peak} 230!, ${peak + 150} 400!, ${peak + 330} 260!, 860 620!, 860 1020!, -60 1020!`,
        ),
        '#A9B8C0',
      ) +
      tone(
        cut(
          `${peak - 62} 312!, ${peak} 230!, ${peak + 62} 300!, ${peak + 20} 292!, ${peak - 12} 324!`,
        ),
        papers.paper,
      ) +
      sheet(cut('-20 560!, 180 480, 420 560, 640 490, 820 550!, 820 1020!, -20 1020!'), '#7F9AA0') +
      sheet(cut('-20 700!, 300 620, 560 690, 820 630!, 820 1020!, -20 1020!'), papers.moss)
    )
  },
}

/** A wall of large leaves. */
export const leaves: Backdrop = {
  name: 'leaves',
  paper: '#DCE3CB',
  draw: (random) => {
    const frond = (x: number, y: number, angle: number, size: number, fill: string) =>
      `<g transform="translate(${Math.round(x)} ${Math.round(y)}) rotate(${Math.round(angle)}) scale(${size.toFixed(2)})">${sheet(cut('0 0!, -66 -90, -60 -220, 0 -320!, 60 -220, 66 -90'), fill, 0.8)}${line('M0 0V-290M0 -70L-40 -130M0 -70L40 -130M0 -150L-38 -206M0 -150L38 -206', mix(fill, '#FBF7F2', 0.3), 5)}</g>`
    const greens = [papers.moss, papers.sage, papers.teal, '#7C9A6C', '#38706A']
    const left = each(7, (at) =>
      frond(
        -20 + random.between(-20, 40),
        980 - at * 140,
        random.between(20, 80),
        random.between(0.8, 1.2),
        random.pick(greens),
      ),
    )
    const right = each(7, (at) =>
      frond(
        820 + random.between(-40, 20),
        980 - at * 140,
        random.between(-80, -20),
        random.between(0.8, 1.2),
        random.pick(greens),
      ),
    )
    return (
      all(random.pick(['#E6E6CF', '#F0DDC2', '#DDE6DF'])) +
      disc(400, 360, 300, '#FFFFFF', 0.35) +
      left.join('') +
      right.join('')
    )
  },
}
