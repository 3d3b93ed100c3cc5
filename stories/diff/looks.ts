import type { Browser } from 'playwright'
import type { Entry } from '../sheet/groups.ts'
import { type Light, type Shot, shoot } from '../sheet/shots.ts'
import { compare, type Difference } from './compare.ts'
import { type Pair, storyOf } from './pairs.ts'

/** Where both galleries are served. */
export type Galleries = { readonly before: string; readonly after: string }

/** A story that looks different, is new or gone. */
export type Changed = {
  readonly pair: Pair
  readonly before: Shot | null
  readonly after: Shot | null
  readonly difference: Difference | null
}

const isThere = (entry: Entry | null): entry is Entry => entry !== null

/** Photographs pairs in both galleries, and gives those that differ. */
async function lookOnce(
  browser: Browser,
  at: Galleries,
  pairs: readonly Pair[],
  light: Light,
): Promise<readonly Changed[]> {
  const shotsOf = async (gallery: string, entries: readonly (Entry | null)[]) => {
    const shots = await shoot(browser, gallery, entries.filter(isThere), light)
    return new Map(shots.map((shot) => [shot.entry.id, shot]))
  }
  const before = await shotsOf(
    at.before,
    pairs.map((pair) => pair.before),
  )
  const after = await shotsOf(
    at.after,
    pairs.map((pair) => pair.after),
  )
  const changed: Changed[] = []
  for (const pair of pairs) {
    const { id } = storyOf(pair)
    const [was = null, is = null] = [before.get(id), after.get(id)]
    const difference = was && is ? await compare(was.png, is.png) : null
    if (difference || !was || !is) changed.push({ pair, before: was, after: is, difference })
  }
  return changed
}

/** What changed; it is looked at twice, since a story may differ by chance. */
export async function lookAt(
  browser: Browser,
  at: Galleries,
  pairs: readonly Pair[],
  light: Light,
): Promise<readonly Changed[]> {
  const first = await lookOnce(browser, at, pairs, light)
  const second = await lookOnce(
    browser,
    at,
    first.map(({ pair }) => pair),
    light,
  )
  const share = ({ difference }: Changed) => difference?.share ?? 1
  return second.toSorted((a, b) => share(b) - share(a))
}
