import { CollageFrame } from '#ui/art/scenes/collage-frame.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { castOf } from './cast.ts'
import { LanderWords } from './lander-words.tsx'
import { useBrand } from './use-brand.ts'

/** Prints on a table: faces, and a story behind each. */
export function Collage() {
  const pictures = castOf(useBrand()).map((drawn) => ({ ...drawn, alt: '' }))
  return (
    <Spread picture={<CollageFrame pictures={pictures} />} side="end" ground="ember" shape="loose">
      <LanderWords lander="collagelanding" />
    </Spread>
  )
}
