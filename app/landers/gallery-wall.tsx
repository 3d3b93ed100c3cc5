import { Wall } from '#ui/patterns/lander/wall.tsx'
import { castOf } from './cast.ts'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'
import { useBrand } from './use-brand.ts'

/** An exhibition to scroll through. */
export function GalleryWall({ slug }: LanderProps) {
  return (
    <Wall pictures={castOf(useBrand(slug))}>
      <LanderWords lander="gallery" slug={slug} />
    </Wall>
  )
}
