import { TwoTastes } from '#ui/art/two-tastes.tsx'
import { Spread } from '#ui/lander/spread.tsx'
import type { LanderProps } from './lander-names.ts'
import { LanderWords } from './lander-words.tsx'

/** What two people like, and the one thing that both do. */
export function SharedTastes({ slug }: LanderProps) {
  return (
    <Spread picture={<TwoTastes />}>
      <LanderWords lander="iconslanding" slug={slug} />
    </Spread>
  )
}
