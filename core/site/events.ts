import type { SiteId } from './settings.ts'

/** Events of sites: every process reads its sites again. */
export type SiteEvent = {
  readonly type: 'site.published'
  readonly site: SiteId
  readonly revision: number
}
