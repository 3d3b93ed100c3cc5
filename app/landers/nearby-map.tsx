import { PaperMap } from '#ui/art/scenes/paper-map.tsx'
import { Stage } from '#ui/patterns/lander/stage.tsx'
import { LanderWords } from './lander-words.tsx'

/** Distance bands on a map, never an exact location. */
export function NearbyMap() {
  return (
    <Stage picture={<PaperMap covers shows="regions" />} ground="water" side="end">
      <LanderWords lander="maplanding" />
    </Stage>
  )
}
