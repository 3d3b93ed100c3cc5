import type { Outfit } from './outfit.ts'
import { mix } from './palette.ts'
import { cut, disc, line, sheet, trace, within } from './paper.ts'
import { patternOn } from './pattern.ts'

/** The measures that clothes are cut to. */
export type Frame = { readonly neck: number; readonly wide: number }

function garment(
  { neck, wide }: Frame,
  from: number,
  drop: number,
  neckline: string,
  loose = 0,
): string {
  const [a, s] = [neck + from, wide + loose]
  return cut(
    `${-a} ${drop}!, ${-s * 0.68} ${58 - loose * 0.3}, ${-s - 6} 128, ${-s - 46} 340!, ${s + 46} 340!, ${s + 6} 128, ${s * 0.68} ${58 - loose * 0.3}, ${a} ${drop}!, ${neckline}`,
  )
}

/** Clothes cut to the frame; `id` must be the picture's own. */
export function clothes(frame: Frame, outfit: Outfit, id: string): string {
  const { neck, wide } = frame
  const { main, trim, under } = outfit
  const fold = mix(main, '#3A1B10', 0.16)
  const arms =
    line(trace(`${-wide + 44} 190, ${-wide + 20} 330`), fold, 6) +
    line(trace(`${wide - 44} 190, ${wide - 20} 330`), fold, 6)
  const printed = (outline: string, lift = 1) =>
    sheet(outline, main, lift) + within(`${id}c`, outline, patternOn(outfit, fold))
  const made = (outline: string, lift = 1) => printed(outline, lift) + arms
  const crew = `${neck * 0.62} 46, 0 60, ${-neck * 0.62} 46`
  const tee = (colour: string) => sheet(garment(frame, 12, 4, crew), colour)
  switch (outfit.cut) {
    case 'crew':
      return (
        made(garment(frame, 12, 4, crew)) +
        line(
          trace(`${-neck - 10} 8, ${-neck * 0.66} 52, 0 68, ${neck * 0.66} 52, ${neck + 10} 8`),
          fold,
          12,
        )
      )
    case 'vee':
      return (
        made(garment(frame, 22, 10, '0 150!')) +
        line(trace(`${-neck - 20} 16!, 0 158!, ${neck + 20} 16!`), trim, 9)
      )
    case 'scoop':
      return made(garment(frame, 54, 36, `${neck} 112, 0 142, ${-neck} 112`))
    case 'roll':
      return (
        made(garment(frame, 8, 0, `0 30`)) +
        sheet(
          cut(
            `${-neck - 12} -66, 0 -48, ${neck + 12} -66, ${neck + 22} 14, 0 44, ${-neck - 22} 14`,
          ),
          main,
        ) +
        line(trace(`${-neck - 14} -22, 0 -2, ${neck + 14} -22`), fold, 5)
      )
    case 'shirt':
      return (
        made(garment(frame, 16, 6, '0 116!')) +
        line(trace('0 120, 0 330'), fold, 4) +
        [170, 240, 310].map((y) => disc(12, y, 6, trim)).join('') +
        collar(neck, main)
      )
    case 'blazer':
      return (
        tee(under) + open(frame, main, fold, 96) + lapels(neck, mix(main, '#FFFFFF', 0.08), fold)
      )
    case 'cardigan':
      return (
        tee(under) +
        open(frame, main, fold, 70) +
        line(trace(`${-neck - 26} 16, -70 160, -56 330`), fold, 13) +
        line(trace(`${neck + 26} 16, 70 160, 56 330`), fold, 13)
      )
    case 'denim':
      return (
        tee(under) +
        open(frame, main, fold, 84) +
        collar(neck + 10, mix(main, '#FFFFFF', 0.12)) +
        [-1, 1]
          .map((side) => line(trace(`${side * (wide - 40)} 150, ${side * 120} 176`), trim, 4, 0.9))
          .join('')
      )
    case 'hoodie':
      return (
        made(garment(frame, 16, 6, crew, 12)) +
        sheet(
          cut(
            `${-neck - 60} -2, ${-neck - 4} -48, ${-neck * 0.8} 40, 0 104, ${neck * 0.8} 40, ${neck + 4} -48, ${neck + 60} -2, ${neck + 20} 84, 0 156, ${-neck - 20} 84`,
          ),
          main,
        ) +
        line(trace('-34 130, -38 250'), trim, 7) +
        line(trace('34 130, 40 230'), trim, 7)
      )
    case 'straps':
      return (
        printed(
          cut(
            `${-wide * 0.66} 204!, -128 150, -68 178, 0 162, 68 178, 128 150, ${wide * 0.66} 204!, ${wide * 0.82} 340!, ${-wide * 0.82} 340!`,
          ),
        ) +
        line(trace(`-126 160, ${-neck - 46} 38`), main, 17) +
        line(trace(`126 160, ${neck + 46} 38`), main, 17)
      )
    case 'shoulders':
      return (
        made(
          cut(
            `${-wide - 20} 150, -120 152, 0 132, 120 152, ${wide + 20} 150, ${wide + 46} 340!, ${-wide - 46} 340!`,
          ),
        ) + line(trace(`${-wide - 8} 178, -110 184, 0 164, 110 184, ${wide + 8} 178`), fold, 6)
      )
    case 'dungarees':
      return (
        tee(under) +
        sheet(cut('-130 190!, 130 190!, 150 340!, -150 340!'), main) +
        line(trace(`-116 200, ${-neck - 46} 34`), main, 30) +
        line(trace(`116 200, ${neck + 46} 34`), main, 30) +
        disc(-112, 206, 11, trim) +
        disc(112, 206, 11, trim)
      )
    case 'coat':
      return (
        tee(under) +
        open(frame, main, fold, 60) +
        [-1, 1]
          .map((side) =>
            sheet(
              cut(
                `${side * (neck - 2)} -40!, ${side * (neck + 44)} -30, ${side * (neck + 66)} 40, 34 190!, ${side * 20} 150`.replace(
                  '34 190',
                  `${side * 26} 210`,
                ),
              ),
              main,
            ),
          )
          .join('') +
        disc(-60, 250, 10, trim) +
        disc(60, 250, 10, trim)
      )
  }
}

const open = ({ neck, wide }: Frame, main: string, fold: string, gap: number) =>
  [-1, 1]
    .map(
      (side) =>
        sheet(
          cut(
            `${side * (neck + 14)} 0!, ${side * wide * 0.68} 52, ${side * (wide + 12)} 124, ${side * (wide + 54)} 340!, ${side * (gap - 30)} 340!, ${side * gap} 190`,
          ),
          main,
        ) + line(trace(`${side * (wide - 40)} 190, ${side * (wide - 16)} 330`), fold, 6),
    )
    .join('')

const collar = (neck: number, colour: string) =>
  [-1, 1]
    .map((side) =>
      sheet(
        cut(
          `${side * (neck - 6)} -34!, ${side * (neck + 26)} 6!, ${side * 70} 104!, ${side * 2} 116!, ${side * neck * 0.7} 40`,
        ),
        colour,
        0.7,
      ),
    )
    .join('')

const lapels = (neck: number, colour: string, fold: string) =>
  [-1, 1]
    .map(
      (side) =>
        sheet(
          cut(
            `${side * (neck + 2)} -16!, ${side * (neck + 52)} 20, ${side * 150} 126!, ${side * 118} 150!, ${side * 132} 176!, ${side * 40} 340!, ${side * 66} 210`,
          ),
          colour,
          0.7,
        ) + line(trace(`${side * 118} 150, ${side * 96} 142`), fold, 4),
    )
    .join('')
