import type { Outfit } from './outfit.ts'
import { cut, disc, line, round, tone, trace } from './paper.ts'

const steps = (from: number, to: number, by: number) =>
  Array.from({ length: Math.ceil((to - from) / by) }, (_, at) => from + at * by)

/** The print or weave of a garment, over the whole width of the shoulders. */
export function patternOn({ pattern, trim }: Outfit, fold: string): string {
  switch (pattern) {
    case 'plain':
      return ''
    case 'stripes':
      return steps(40, 720, 48)
        .map((y) =>
          line(
            trace(`-420 ${y + 30}, -200 ${y - 4}, 0 ${y + 12}, 200 ${y - 4}, 420 ${y + 30}`),
            trim,
            15,
          ),
        )
        .join('')
    case 'dots':
      return steps(20, 720, 58)
        .flatMap((y, row) => steps(-330 + (row % 2) * 34, 340, 68).map((x) => disc(x, y, 10, trim)))
        .join('')
    case 'checks':
      return (
        steps(30, 720, 74)
          .map((y) => line(`M-420 ${y}H420`, trim, 22, 0.4))
          .join('') +
        steps(-315, 330, 74)
          .map((x) => line(`M${x} 0V720`, trim, 22, 0.4))
          .join('')
      )
    case 'knit':
      return steps(-320, 340, 48)
        .map((x) =>
          line(
            trace(
              `${x} 0, ${x + 12} 60, ${x} 120, ${x + 12} 180, ${x} 240, ${x + 12} 300, ${x} 360, ${x + 12} 480, ${x} 600, ${x + 12} 720`,
            ),
            fold,
            5,
            0.8,
          ),
        )
        .join('')
    case 'leaves':
      return steps(30, 720, 74)
        .flatMap((y, row) =>
          steps(-330 + (row % 2) * 46, 340, 92).map((x) => leaf(x, y, row % 2 ? trim : fold)),
        )
        .join('')
  }
}

const leaf = (x: number, y: number, fill: string) =>
  tone(
    cut(`${x - 20} ${y + 12}!, ${x - 10} ${y - 12}, ${x + 20} ${y - 16}!, ${x + 8} ${y + 10}`),
    fill,
  ) + tone(round(x + 22, y + 14, 6), fill)
