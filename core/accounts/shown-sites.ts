import type { SiteId } from '../site/settings.ts'
import { type Account, isShown } from './account.ts'

type Joined = Pick<Account, 'site' | 'siteChoices'>

/** Whether a member is shown on a site: the one they joined, or one they consented to. */
export const isOnSite = ({ site, siteChoices }: Joined, id: SiteId): boolean =>
  site === id || siteChoices[id] === true

/** All sites a member is shown on, the one they joined first. */
export const sitesOf = ({ site, siteChoices }: Joined): readonly SiteId[] => [
  ...new Set([site, ...Object.keys(siteChoices).filter((id) => siteChoices[id])]),
]

/** Whether others may see this member on a site. */
export const isShownOn = (account: Pick<Account, 'status' | keyof Joined>, id: SiteId): boolean =>
  isShown(account) && isOnSite(account, id)

/** Site for a notification: the one it concerns if the member is shown there, else their own. */
export const siteFor = (member: Joined, id: SiteId): SiteId =>
  isOnSite(member, id) ? id : member.site

/** A member's choice about being shown on a site; `null` if never asked. */
export const choiceOn = (member: Joined, id: SiteId): boolean | null =>
  member.site === id ? true : (member.siteChoices[id] ?? null)
