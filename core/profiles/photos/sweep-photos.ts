import type { Ports } from '../../ports.ts'
import { HOUR } from '../../shared/time.ts'

/** Cleans up files of interrupted uploads: deletes orphans and settles the rest. Returns how many were deleted. */
export const sweepPhotos = ({
  reads,
  photoFiles,
  now,
}: Pick<Ports, 'reads' | 'photoFiles' | 'now'>): Promise<number> =>
  photoFiles.sweep(
    now() - HOUR,
    async (key) => (await reads.photos.hasKey(key)) || (await reads.chatPhotos.hasKey(key)),
  )
