import type { SiteId } from '../site/settings.ts'
import { type Account, isShown } from './account.ts'

type Joined = Pick<Account, 'site' | 'siteChoices'>

/** Whether a member chose to be among the people of a site: the one they joined, and each other one they said yes to. */
export const isAmong = ({ site, siteChoices }: Joined, id: SiteId): boolean =>
  site === id || siteChoices[id] === true

/** Every site a member is among the people of, the one they joined first. */
export const sitesOf = ({ site, siteChoices }: Joined): readonly SiteId[] => [
  ...new Set([site, ...Object.keys(siteChoices).filter((id) => siteChoices[id])]),
]

/** Whether others may see this member on a site. */
export const isShownOn = (account: Pick<Account, 'status' | keyof Joined>, id: SiteId): boolean =>
  isShown(account) && isAmong(account, id)

/** Which site a member hears of something from: the one it concerns where they are among its people, else their own. */
export const siteFor = (member: Joined, id: SiteId): SiteId =>
  isAmong(member, id) ? id : member.site

/** What a member said about being shown on a site; `null` where they were never asked. */
export const choiceOn = (member: Joined, id: SiteId): boolean | null =>
  member.site === id ? true : (member.siteChoices[id] ?? null)
