import type { Ports, Stores } from '../ports.ts'
import { DAY, type Millis } from '../shared/time.ts'
import type { MemberId } from './account.ts'
import type { Session } from './sessions.ts'

/** Spec §9: the life of the cookie and of what it stands for. */
export const SESSION_LIFE: Millis = 30 * DAY
/** How long a browser that has logged in is known as a device. */
export const DEVICE_LIFE: Millis = 365 * DAY
/** How much of a browser's own words for itself is kept. */
const AGENT_LENGTH = 200

/** The browser that asks, by what it says of itself and the secrets it shows. */
export type Browser = {
  readonly agent: string
  /** The secret of the session it has, if any. */
  readonly session: string | null
  /** The secret it is known by as a device, if it ever logged in. */
  readonly device: string | null
}

/** A new session and the secrets that the browser alone will know. */
export type Started = {
  readonly token: string
  readonly session: Session
  readonly device: string
  /** Whether others of the member's devices are known, and this one was not. */
  readonly onNewDevice: boolean
}

type Needs = Pick<Stores, 'sessions' | 'devices' | 'pushSubscriptions'>
type Given = { readonly member: MemberId; readonly browser: Browser }

/** Signs a browser in, always under a new secret, so that one planted before is worth nothing. Its earlier session ends. */
export async function startSession(
  stores: Needs,
  ports: Pick<Ports, 'secrets' | 'now'>,
  { member, browser }: Given,
): Promise<Started> {
  const token = ports.secrets.token()
  const { device, isKnown } = await keepDevice(stores, ports, { member, browser })
  const startedAt = ports.now()
  const session: Session = {
    id: ports.secrets.hash(token),
    member,
    device: ports.secrets.hash(device),
    startedAt,
    seenAt: startedAt,
    expiresAt: startedAt + SESSION_LIFE,
    agent: browser.agent.slice(0, AGENT_LENGTH),
  }
  await stores.sessions.add(session)
  if (browser.session !== null) await takeOver(stores, ports.secrets.hash(browser.session), session)
  const others = isKnown ? 0 : (await stores.devices.of(member)).length - 1
  return { token, session, device, onNewDevice: others > 0 }
}

/** Notes the browser as one of the member's devices; one that was not gets a new secret, since this one may be planted. */
async function keepDevice(
  { devices }: Needs,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { member, browser }: Given,
): Promise<{ readonly device: string; readonly isKnown: boolean }> {
  const shown = browser.device
  const known = shown === null ? null : await devices.find(secrets.hash(shown), member)
  const device = shown !== null && known ? shown : secrets.token()
  const id = secrets.hash(device)
  if (shown !== null && !known) await devices.rename(secrets.hash(shown), id)
  await devices.keep({ id, member, addedAt: known?.addedAt ?? now(), seenAt: now() })
  return { device, isKnown: known !== null }
}

/** Ends the session a browser had before; if it was the same member's, its pushes go on under the new one. */
async function takeOver(
  { sessions, pushSubscriptions }: Needs,
  earlier: string,
  { id, member }: Session,
): Promise<void> {
  await sessions.end(earlier)
  for (const subscription of await pushSubscriptions.of(member)) {
    if (subscription.session === earlier) {
      await pushSubscriptions.put({ ...subscription, session: id })
    }
  }
}
