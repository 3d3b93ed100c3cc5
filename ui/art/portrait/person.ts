import {
  type Beard,
  beardStyle,
  eyeColour,
  type Glasses,
  glassesStyle,
  hairColour,
  hairStyle,
  skinTone,
} from './looks.ts'
import { type Hair, irises, type Skin, skinAt } from './palette.ts'
import { type SeededRandom, seededRandom } from './random.ts'
import { cropped, type HairStyle } from './styles.ts'
import type { PortraitTraits } from './traits.ts'

/** The shape of a head, measured from between the eyes. */
export type Bones = {
  readonly cheek: number
  readonly jaw: number
  readonly chin: number
  readonly reach: number
}

/** The bones and marks by which somebody is known in every picture. */
export type Person = Bones & {
  readonly gender: 'male' | 'female'
  readonly age: number
  readonly skin: Skin
  readonly deep: boolean
  readonly hair: Hair
  readonly greying: number
  readonly style: HairStyle
  readonly parting: boolean
  readonly volume: number
  readonly iris: string
  /** How broad the body is; 1 is the middle. */
  readonly body: number
  readonly eyes: 'almond' | 'round' | 'hooded' | 'narrow' | 'soft'
  readonly eyeSize: number
  readonly apart: number
  readonly brow: {
    readonly thick: number
    readonly arch: number
    readonly drop: number
    readonly high: number
  }
  readonly nose: 'straight' | 'button' | 'broad' | 'strong' | 'fine'
  readonly noseLength: number
  readonly lips: number
  readonly mouth: number
  /** How much lower than usual the mouth lies. */
  readonly below: number
  readonly freckles: boolean
  readonly mole: readonly [number, number] | null
  readonly beard: Beard
  readonly glasses: Glasses
  readonly frame: string
  readonly earrings: 'none' | 'hoop' | 'drop' | 'stud'
  readonly makeup: number
  readonly gear: PortraitTraits['gear'] | null
}

const bodies = {
  slim: 0.84,
  athletic: 1.06,
  average: 1,
  sturdy: 1.2,
  curvy: 1.32,
  full: 1.52,
} as const

/** The person a seed and the known traits describe; the same ones always describe the same person. */
export function personOf(seed: string, traits: PortraitTraits): Person {
  const random = (feature: string) => seededRandom(`${seed}/${feature}`)
  const { gender, age } = traits
  const male = gender === 'male'
  const tone = skinTone(random('skin'), traits)
  const style = hairStyle(random('style'), traits, tone)
  const build = random('build')
  const body = traits.body ? bodies[traits.body] : build.between(0.84, 1.3)
  return {
    gender,
    age,
    skin: skinAt(tone),
    deep: tone >= 5,
    ...hairColour(random('hair'), traits, tone),
    style,
    parting: build.chance(0.5),
    volume: build.between(0, 1),
    iris: irises[traits.eyes ?? eyeColour(random('iris'), tone)],
    body,
    ...bones(random('bones'), male, body, age),
    ...features(random('features'), male, tone, age),
    beard: male ? beardStyle(random('beard'), age, style) : 'none',
    glasses: glassesStyle(random('glasses'), age, male),
    frame: random('frame').pick(['#221B17', '#6B3A1F', '#7A2A22', '#0E5A57', '#8A6B2E', '#4B4A6B']),
    earrings: random('ear').weighted([
      [male ? 1 : cropped.includes(style) ? 0 : 2, 'none'],
      [male ? 0 : 3, 'hoop'],
      [male ? 0 : 3, 'drop'],
      [male ? 0 : 2, 'stud'],
    ]),
    makeup: male ? 0 : random('makeup').between(0.25, 1),
    gear: traits.gear ?? null,
  }
}

const faces: readonly Bones[] = [
  { cheek: 145, jaw: 106, chin: 50, reach: 208 },
  { cheek: 155, jaw: 126, chin: 68, reach: 196 },
  { cheek: 149, jaw: 130, chin: 74, reach: 206 },
  { cheek: 153, jaw: 104, chin: 46, reach: 204 },
  { cheek: 139, jaw: 110, chin: 56, reach: 222 },
  { cheek: 143, jaw: 118, chin: 58, reach: 212 },
]

function bones(random: SeededRandom, male: boolean, body: number, age: number): Bones {
  // A young face is rounder and shorter.
  const young = Math.max(0, Math.min(1, (29 - age) / 9))
  const { cheek, jaw, chin, reach } = random.pick(faces)
  const flesh = Math.max(-0.1, body - 1)
  const across = cheek + random.between(-3, 3) + flesh * 22
  const angle = jaw + random.between(-4, 4) + flesh * 46 + (male ? 14 : -8) - young * 5
  return {
    cheek: across,
    jaw: Math.min(angle, across - (male ? 15 : 24)),
    chin: chin + random.between(-4, 4) + flesh * 30 + (male ? 14 : -6),
    reach: reach + random.between(-4, 4) + (male ? 8 : -6) - young * 12,
  }
}

function features(random: SeededRandom, male: boolean, tone: number, age: number) {
  const young = Math.max(0, Math.min(1, (30 - age) / 8))
  const old = Math.max(0, Math.min(1, (age - 50) / 20))
  return {
    eyes: random.pick(['almond', 'round', 'hooded', 'narrow', 'soft', 'almond'] as const),
    eyeSize: random.between(0.94, 1.1) + (male ? -0.07 : 0.05) + young * 0.1 - old * 0.06,
    apart: random.between(60, 70),
    brow: {
      thick: male ? random.between(15, 22) : random.between(6, 10),
      arch: random.between(male ? 1 : 8, male ? 7 : 18),
      drop: random.between(-5, 3),
      high: male ? random.between(-9, -3) : random.between(0, 9),
    },
    nose: random.pick(
      tone >= 5
        ? (['broad', 'button', 'straight', 'broad'] as const)
        : (['straight', 'button', 'strong', 'fine', 'broad'] as const),
    ),
    noseLength: random.between(0.9, 1.08),
    lips: (random.between(0.8, 1.2) + (tone >= 5 ? 0.25 : 0)) * (1 - old * 0.3),
    mouth: random.between(39, 53),
    below: random.between(-5, 7),
    freckles: tone <= 3 && age < 46 && random.chance(tone <= 1 ? 0.3 : 0.12),
    mole: random.chance(0.2)
      ? ([random.pick([-1, 1]) * random.between(44, 80), random.between(70, 108)] as const)
      : null,
  }
}
