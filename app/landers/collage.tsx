import { CollageFrame } from '#ui/art/scenes/collage-frame.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { LanderWords } from './lander-words.tsx'
import { useTurnedPrints } from './turned-prints.ts'

/** Prints on a table: faces, and a story behind each. */
export function Collage() {
  const pictures = useTurnedPrints().map((drawn) => ({ ...drawn, alt: '' }))
  return (
    <Spread picture={<CollageFrame pictures={pictures} />} side="end" ground="sunken" shape="loose">
      <LanderWords lander="collagelanding" />
    </Spread>
  )
}
