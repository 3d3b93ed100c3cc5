import { isRevoked } from '#core/accounts/sessions/identify.ts'
import type { Ports } from '#core/ports.ts'
import { sessionToken } from '../http/cookies.ts'
import { identifyCaller } from '../http/guards/session.ts'
import type { Http } from '../http/http.ts'
import { stackFrames } from '../http/logs/stack-frames.ts'
import { inTime } from './in-time.ts'

export type ViewerPorts = Pick<Ports, 'reads' | 'atomically' | 'sessionIdle' | 'secrets' | 'now'>

/** Who opens a page. A cookie alone makes nobody a member: everybody can make one up. */
export type Viewer = {
  readonly visitor: boolean
  /** The session of the cookie is over, by age or by its member: the page removes the cookie. */
  readonly ended: 'expired' | 'revoked' | null
}

/** Nobody: also where it is of no interest who asks. */
export const VISITOR: Viewer = { visitor: true, ended: null }
const MEMBER: Viewer = { visitor: false, ended: null }

/** Whoever cannot be looked up in time counts as a member: their page is not shared, and the app asks again. */
export async function viewerOf(ports: ViewerPorts, http: Http, request: Request): Promise<Viewer> {
  const token = sessionToken(http, request)
  if (token === null) return VISITOR
  const lookedUp = async (): Promise<Viewer> => {
    if (await identifyCaller(ports, http, request)) return MEMBER
    return { visitor: true, ended: (await isRevoked(ports, token)) ? 'revoked' : 'expired' }
  }
  try {
    return (await inTime(http, lookedUp())) ?? MEMBER
  } catch (error) {
    http.log('error', 'page', { where: stackFrames(error) })
    return MEMBER
  }
}
