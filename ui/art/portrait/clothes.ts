import type { Frame } from './frame.ts'
import type { Outfit } from './outfit.ts'
import { mix } from './palette.ts'
import { cut, disc, line, sheet, tone, trace, within } from './paper.ts'
import { patternOn } from './pattern.ts'
import type { Person } from './person.ts'

/** The seam from the shoulder to the hem, on either side. */
const seam = ({ wide, chest, waist, hip, hem }: Frame, side: -1 | 1, loose = 0) => [
  `${side * wide * 0.66} ${58 - loose * 0.3}`,
  `${side * (wide - 14 + loose)} 112`,
  `${side * (chest + 10 + loose)} 250`,
  `${side * (waist + loose)} 480`,
  `${side * (hip + 8 + loose)} ${hem}!`,
]

function garment(frame: Frame, from: number, drop: number, neckline: string, loose = 0): string {
  const a = frame.neck + from
  const left = seam(frame, -1, loose).join(', ')
  const right = seam(frame, 1, loose).toReversed().join(', ')
  return cut(`${-a} ${drop}!, ${left}, 0 ${frame.hem + 10}, ${right}, ${a} ${drop}!, ${neckline}`)
}

/** The side that turns from the light, and what lies under the clothes. */
function shape(
  { wide, chest, waist, hip, hem }: Frame,
  { gender, body, age }: Person,
  dark: string,
) {
  const side = tone(
    cut(
      `${wide * 0.5} 40!, ${wide + 60} 60!, ${hip + 120} ${hem + 20}!, ${hip * 0.6} ${hem + 20}!, ${waist * 0.5} 480, ${chest * 0.62} 260`,
    ),
    dark,
    0.3,
  )
  const bust = chest * 0.5
  const curves =
    gender === 'female'
      ? [-1, 1]
          .map((at) =>
            line(
              trace(
                `${at * bust * 1.5} 300, ${at * bust * 1.1} ${344 + body * 14}, ${at * bust * 0.4} ${330 + body * 12}`,
              ),
              dark,
              7,
              0.75,
            ),
          )
          .join('')
      : ''
  const belly =
    body > 1.15 || (gender === 'male' && age > 50)
      ? line(trace(`${-waist * 0.6} 600, 0 ${640}, ${waist * 0.6} 600`), dark, 7, 0.55)
      : ''
  return side + curves + belly
}

/** Clothes cut to the frame; `id` must be the picture's own. */
export function clothes(frame: Frame, outfit: Outfit, person: Person, id: string): string {
  const { neck } = frame
  const { main, trim, under } = outfit
  const fold = mix(main, '#3A1B10', 0.16)
  const { hem, chest, waist, hip } = frame
  const made = (outline: string, lift = 1) =>
    sheet(outline, main, lift) +
    within(`${id}c`, outline, patternOn(outfit, fold), shape(frame, person, fold))
  const crew = `${neck * 0.62} 46, 0 60, ${-neck * 0.62} 46`
  const tee = (colour: string) => {
    const outline = garment(frame, 12, 4, crew)
    return (
      sheet(outline, colour) +
      within(`${id}t`, outline, shape(frame, person, mix(colour, '#3A1B10', 0.14)))
    )
  }
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
        line(trace(`0 120, 0 ${hem}`), fold, 4) +
        [170, 260, 350, 440, 530, 620].map((y) => disc(12, y, 6, trim)).join('') +
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
        line(trace(`${-neck - 26} 16, -70 170, -58 ${hem - 6}`), fold, 13) +
        line(trace(`${neck + 26} 16, 70 170, 58 ${hem - 6}`), fold, 13)
      )
    case 'denim':
      return (
        tee(under) +
        open(frame, main, fold, 84) +
        collar(neck + 10, mix(main, '#FFFFFF', 0.12)) +
        [-1, 1]
          .map((side) => line(trace(`${side * (chest - 24)} 220, ${side * 120} 236`), trim, 4, 0.9))
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
        made(
          cut(
            `${-chest} 230!, ${-chest * 0.62} 150, ${-chest * 0.34} 184, 0 170, ${chest * 0.34} 184, ${chest * 0.62} 150, ${chest} 230!, ${waist} 480, ${hip + 6} ${hem}!, ${-hip - 6} ${hem}!, ${-waist} 480`,
          ),
        ) +
        line(trace(`${-chest * 0.62} 164, ${-neck - 46} 38`), main, 17) +
        line(trace(`${chest * 0.62} 164, ${neck + 46} 38`), main, 17)
      )
    case 'shoulders':
      return (
        made(
          cut(
            `${-chest - 4} 196!, -110 168, 0 150, 110 168, ${chest + 4} 196!, ${chest} 280, ${waist} 480, ${hip + 8} ${hem}!, ${-hip - 8} ${hem}!, ${-waist} 480, ${-chest} 280`,
          ),
        ) + line(trace(`${-chest} 226, -100 198, 0 182, 100 198, ${chest} 226`), fold, 6)
      )
    case 'dungarees':
      return (
        tee(under) +
        sheet(
          cut(
            `-118 200!, 118 200!, 134 400, ${waist} 520!, ${hip + 8} ${hem}!, ${-hip - 8} ${hem}!, ${-waist} 520!, -134 400`,
          ),
          main,
        ) +
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
        [250, 370, 490].map((y) => disc(-62, y, 11, trim) + disc(62, y, 11, trim)).join('')
      )
  }
}

const open = (frame: Frame, main: string, fold: string, gap: number) => {
  const { neck } = frame
  return ([-1, 1] as const)
    .map(
      (side) =>
        sheet(
          cut(
            `${side * (neck + 14)} 0!, ${seam(frame, side, 8).join(', ')}, ${side * (gap - 24)} ${frame.hem}!, ${side * (gap - 30)} 400, ${side * gap} 190`,
          ),
          side < 0 ? main : mix(main, fold, 0.35),
        ) +
        line(
          trace(`${side * (frame.chest * 0.7)} 520, ${side * (frame.waist * 0.72)} 560`),
          fold,
          6,
        ),
    )
    .join('')
}

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
            `${side * (neck + 2)} -16!, ${side * (neck + 52)} 20, ${side * 150} 126!, ${side * 118} 150!, ${side * 130} 180!, ${side * 60} 400!, ${side * 66} 210`,
          ),
          colour,
          0.7,
        ) + line(trace(`${side * 118} 150, ${side * 96} 142`), fold, 4),
    )
    .join('')
