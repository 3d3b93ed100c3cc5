import type { PhotoError } from '../../profiles/errors.ts'
import { err, type Result } from '../../shared/result.ts'
import { covers, type SiteScope } from '../../site/settings.ts'
import { siteOf } from '../access/site-of.ts'
import type { OperatorError } from '../errors.ts'
import type { Operator } from '../operator.ts'
import { type Decided, decideOrReopen, type PictureDecision } from './decide-picture.ts'

/** So many pictures are decided at once, at most: a page of them. */
export const PICTURES_PER_BATCH = 24

export type BatchResult = {
  readonly picture: string
  readonly decided: Result<
    Decided,
    | Extract<PhotoError, { code: 'photo.not-found' | 'photo.decided' | 'photo.reason-invalid' }>
    | Extract<OperatorError, { code: 'desk.not-allowed' }>
  >
}

type Needs = Parameters<typeof decideOrReopen>[0]

/**
 * Decides on several pictures, one after the other. Each is an action and a transaction of its own with a result of its
 * own: what somebody else decided meanwhile keeps none of the others back.
 */
export async function decideBatch(
  ports: Needs,
  operator: Pick<Operator, 'id'>,
  {
    decisions,
    sites,
  }: { readonly decisions: readonly PictureDecision[]; readonly sites: SiteScope },
): Promise<readonly BatchResult[]> {
  const results: BatchResult[] = []
  for (const decision of decisions) {
    const { picture } = decision
    const site = sites === 'all' ? null : await siteOf(ports.reads, 'photos', picture)
    const decided =
      site !== null && !covers(sites, site)
        ? err({ code: 'desk.not-allowed' } as const)
        : await decideOrReopen(ports, operator, decision)
    results.push({ picture, decided })
  }
  return results
}
