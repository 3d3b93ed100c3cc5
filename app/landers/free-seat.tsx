import { RoundTable } from '#ui/lander/round-table.tsx'
import { Spread } from '#ui/lander/spread.tsx'
import { castOf } from './cast.ts'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'
import { useBrand } from './use-brand.ts'

/** Company around a table, and one chair that is still free. */
export function FreeSeat({ slug }: LanderProps) {
  return (
    <Spread picture={<RoundTable faces={castOf(useBrand(slug))} />} ground="sunken">
      <LanderWords lander="socialnetwork" slug={slug} />
    </Spread>
  )
}
