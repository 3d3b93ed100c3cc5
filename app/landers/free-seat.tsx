import { RoundTable } from '#ui/patterns/lander/round-table.tsx'
import { Spread } from '#ui/patterns/lander/spread.tsx'
import { castOf } from './cast.ts'
import { LanderWords } from './lander-words.tsx'
import { useBrand } from './use-brand.ts'

/** Company around a table, and one chair that is still free. */
export function FreeSeat() {
  const faces = castOf(useBrand()).map(({ small }) => small)
  return (
    <Spread picture={<RoundTable faces={faces} />} ground="sunken">
      <LanderWords lander="socialnetwork" />
    </Spread>
  )
}
