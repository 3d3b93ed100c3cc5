import { aroundHead, type Pose } from './face.ts'
import { curlyCuts } from './hair-curly.ts'
import type { HairCut, HairPaper, HairPiece } from './hair-piece.ts'
import { ropeCuts } from './hair-rope.ts'
import { shortCuts } from './hair-short.ts'
import { smoothCuts } from './hair-smooth.ts'
import { type Hat, hatOver } from './hats.ts'
import { headwear } from './headwear.ts'
import { hairs, mix } from './palette.ts'
import { cut, line, type Place, scallop, sheet, tone, trace } from './paper.ts'
import type { Person } from './person.ts'
import type { HairStyle } from './styles.ts'

const cuts: Record<HairStyle, HairCut> = {
  ...smoothCuts,
  ...shortCuts,
  ...curlyCuts,
  ...ropeCuts,
  ...headwear,
}

/** The hair or headwear of somebody, in the order in which it is laid down. */
export type HairLayers = { readonly back: string; readonly over: string; readonly front: string }

/** Cuts somebody's hair; `cloth` is what a scarf or cap is made of. */
export function hair(
  person: Person,
  pose: Pose,
  cloth: { readonly main: string; readonly trim: string },
  hat: Hat | null,
): HairLayers {
  const { hair: colour, skin, greying, volume } = person
  const grown = greying > 0 ? mix(colour.base, hairs.silver.base, greying * 0.82) : colour.base
  const papers: Record<HairPaper, string> = {
    base: grown,
    behind: greying > 0 ? mix(colour.behind, hairs.grey.behind, greying * 0.75) : colour.behind,
    lit: greying > 0 ? mix(colour.lit, hairs.white.lit, 0.35 + greying * 0.6) : colour.lit,
    stubble: mix(grown, skin.shaded, 0.36),
    cloth: cloth.main,
    fold: mix(cloth.main, '#3A1B10', 0.2),
    trim: cloth.trim,
  }
  const around = aroundHead(pose.turn)
  const wide = person.cheek / 148
  const flip = person.parting ? -1 : 1
  const place: Place = (x, y) => {
    const bulk = Math.abs(x) > 150 || y < -200 ? 1 + (volume - 0.4) * 0.06 : 1
    const length = y > 130 ? (volume - 0.5) * 50 * Math.min(1, (y - 130) / 90) : 0
    const [left, top] = around(flip * x * wide * bulk, y < 0 ? y * bulk : y + length)
    return [left, top]
  }
  const draw = (piece: HairPiece): string => {
    const fill = papers[piece.paper]
    if (piece.edge === 'strand') return line(trace(piece.outline, place), fill, 5, 0.75)
    if (piece.edge === 'flat') return tone(cut(piece.outline, place), fill)
    if (piece.hole) return sheet(cut(piece.outline, place) + cut(piece.hole, place), fill, 0.9)
    return sheet(
      piece.edge === 'curly' ? scallop(piece.outline, place) : cut(piece.outline, place),
      fill,
      0.9,
    )
  }
  const own = cuts[person.style]
  const { back = [], front } = hat ? hatOver(hat, person.style) : own
  const { over = [] } = own
  return {
    back: back.map(draw).join(''),
    over: over.map(draw).join(''),
    front: front.map(draw).join(''),
  }
}
