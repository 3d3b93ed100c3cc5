import { Wall } from '#ui/patterns/lander/wall.tsx'
import { castOf } from './cast.ts'
import { LanderWords } from './lander-words.tsx'
import { useBrand } from './use-brand.ts'

/** An exhibition to scroll through. */
export function GalleryWall() {
  return (
    <Wall pictures={castOf(useBrand())}>
      <LanderWords lander="gallery" />
    </Wall>
  )
}
