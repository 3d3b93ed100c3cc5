import { type PortraitTraits, portrait, type Shot } from '#ui/art/portrait/portrait.ts'

type Sitter = { readonly traits: PortraitTraits; readonly shot: Shot }

const drawn = (name: string, { traits, shot }: Sitter, crop: 'portrait' | 'square', scene = 0) =>
  `data:image/svg+xml,${encodeURIComponent(portrait(name, traits, { crop, scene, shot }))}`

const NOOR: Sitter = {
  traits: { gender: 'female', age: 34 },
  shot: { place: 'canal', stance: 'bust' },
}
const TOM: Sitter = {
  traits: { gender: 'male', age: 52 },
  shot: { place: 'cafe', stance: 'coffee' },
}
const AMAL: Sitter = {
  traits: { gender: 'female', age: 27, skin: 6 },
  shot: { place: 'kitchen', stance: 'cup' },
}
const JOOST: Sitter = {
  traits: { gender: 'male', age: 41, body: 'full' },
  shot: { place: 'park', stance: 'dog' },
}

/** Portraits for the gallery, as image URLs. */
export const FACES = {
  noor: drawn('noor', NOOR, 'portrait'),
  noorOutside: drawn('noor', NOOR, 'portrait', 1),
  noorAtHome: drawn('noor', NOOR, 'portrait', 2),
  noorSmall: drawn('noor', NOOR, 'square'),
  tom: drawn('tom', TOM, 'portrait'),
  tomSmall: drawn('tom', TOM, 'square'),
  amal: drawn('amal', AMAL, 'portrait'),
  amalSmall: drawn('amal', AMAL, 'square'),
  joost: drawn('joost', JOOST, 'portrait'),
} as const

/** A missing image. */
export const MISSING_PICTURE = 'data:image/png;base64,'
