import { type PortraitTraits, portrait } from '#ui/art/portrait/portrait.ts'

const drawn = (name: string, traits: PortraitTraits, crop: 'portrait' | 'square', scene = 0) =>
  `data:image/svg+xml,${encodeURIComponent(portrait(name, traits, { crop, scene }))}`

const NOOR: PortraitTraits = { gender: 'female', age: 34 }

/** Portraits for the gallery, as image URLs. */
export const FACES = {
  noor: drawn('noor', NOOR, 'portrait'),
  noorOutside: drawn('noor', NOOR, 'portrait', 1),
  noorAtHome: drawn('noor', NOOR, 'portrait', 2),
  noorSmall: drawn('noor', NOOR, 'square'),
  tom: drawn('tom', { gender: 'male', age: 52 }, 'portrait'),
  tomSmall: drawn('tom', { gender: 'male', age: 52 }, 'square'),
  amal: drawn('amal', { gender: 'female', age: 27, skin: 6 }, 'portrait'),
  amalSmall: drawn('amal', { gender: 'female', age: 27, skin: 6 }, 'square'),
  joost: drawn('joost', { gender: 'male', age: 41, body: 'full' }, 'portrait'),
} as const

/** A missing image. */
export const MISSING_PICTURE = 'data:image/png;base64,'
