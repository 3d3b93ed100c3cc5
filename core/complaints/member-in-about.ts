import type { MemberId } from '../accounts/account.ts'
import { cleanPasted } from '../shared/pasted.ts'
import type { Sites } from '../site/sites.ts'

/** A path of a member's profile, alone or behind a host. */
const PROFILE =
  /(?:^|[\s(<"'])(?:(?:https?:\/\/)?([a-z\d.-]+)(?::\d+)?)?\/(?:members|likes\/m)\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?![\w-])/i

/** Whose profile on one of our sites a complaint names by its address; `null` if none. */
export function memberInAbout(sites: Sites, about: string): MemberId | null {
  const [, host, id] = PROFILE.exec(cleanPasted(about)) ?? []
  if (!id) return null
  const ours =
    !host || sites.all().some(({ settings }) => isAt(host.toLowerCase(), settings.domain))
  return ours ? id.toLowerCase() : null
}

const isAt = (host: string, domain: string): boolean => host === domain || host === `www.${domain}`
