import type { Ports } from '../ports.ts'
import { HOUR } from '../shared/time.ts'

/** Clears up after uploads that a crash cut off: their bytes are nobody's, or wait to be settled. Says how many went. */
export const sweepPhotos = ({
  reads,
  photoFiles,
  now,
}: Pick<Ports, 'reads' | 'photoFiles' | 'now'>): Promise<number> =>
  photoFiles.sweep(now() - HOUR, (key) => reads.photos.hasKey(key))
