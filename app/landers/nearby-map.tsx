import { PaperMap } from '#ui/art/paper-map.tsx'
import { Stage } from '#ui/lander/stage.tsx'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'

/** Near enough to meet, and never a point on a map. */
export function NearbyMap({ slug }: LanderProps) {
  return (
    <Stage picture={<PaperMap covers shows="regions" />} ground="water" side="end">
      <LanderWords lander="maplanding" slug={slug} />
    </Stage>
  )
}
