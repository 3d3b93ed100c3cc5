import { Wall } from '#ui/patterns/lander/wall.tsx'
import { LanderWords } from './lander-words.tsx'
import { useTurnedPrints } from './turned-prints.ts'

/** An exhibition to scroll through; a frame can be turned. */
export function GalleryWall() {
  return (
    <Wall pictures={useTurnedPrints()}>
      <LanderWords lander="gallery" />
    </Wall>
  )
}
