import { hills, leaves, park } from './backdrop-green.ts'
import { huts, lights, records, tulips } from './backdrop-more.ts'
import { arch, bunting, shapes } from './backdrop-paper.ts'
import { books, cafe, kitchen, window } from './backdrop-room.ts'
import { bike, dusk } from './backdrop-town.ts'
import { canal, dunes, sea } from './backdrop-water.ts'
import type { Backdrop } from './place.ts'

/** Every place a picture may be made. */
export const backdrops: readonly Backdrop[] = [
  sea,
  shapes,
  dusk,
  kitchen,
  park,
  arch,
  canal,
  books,
  dunes,
  window,
  hills,
  cafe,
  leaves,
  bunting,
  bike,
  tulips,
  records,
  lights,
  huts,
]
