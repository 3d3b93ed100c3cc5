import type { Ports, Stores } from '../ports.ts'
import { DAY, type Millis } from '../shared/time.ts'
import { type Account, isShown, type MemberId } from './account.ts'
import type { Session } from './sessions.ts'

/** Spec §9: lifetime of the session and its cookie. */
export const SESSION_LIFE: Millis = 30 * DAY
/** Lifetime of the device cookie. */
export const DEVICE_LIFE: Millis = 365 * DAY
/** Maximum stored length of a User-Agent. */
const AGENT_LENGTH = 200

/** The requesting browser: its User-Agent and cookies. */
export type Browser = {
  readonly agent: string
  /** Its session cookie, if any. */
  readonly session: string | null
  /** Its device cookie, if it ever logged in. */
  readonly device: string | null
}

/** A new session and the secrets for its cookies. */
export type Started = {
  readonly token: string
  readonly session: Session
  readonly device: string
  /** Whether this is a new device for a member who already has others. */
  readonly onNewDevice: boolean
}

type Needs = Pick<Stores, 'sessions' | 'devices' | 'pushSubscriptions'>
type Given = { readonly member: MemberId; readonly browser: Browser }

/** Signs a browser in, always with a new secret (against session fixation). Its earlier session ends. */
export async function startSession(
  stores: Needs,
  ports: Pick<Ports, 'secrets' | 'now'>,
  { member, browser }: Given,
): Promise<Started> {
  const token = ports.secrets.token()
  const { device, isKnown } = await storeDevice(stores, ports, { member, browser })
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
  if (browser.session !== null)
    await replaceSession(stores, ports.secrets.hash(browser.session), session)
  const others = isKnown ? 0 : (await stores.devices.of(member)).length - 1
  return { token, session, device, onNewDevice: others > 0 }
}

/** Signs a browser in after a password was proven; the member is told of a new device. The account is locked. */
export async function startLogin(
  stores: Needs & Pick<Stores, 'events'>,
  ports: Pick<Ports, 'secrets' | 'now'>,
  { account, browser }: { readonly account: Account; readonly browser: Browser },
): Promise<Started> {
  const started = await startSession(stores, ports, { member: account.id, browser })
  if (started.onNewDevice && isShown(account)) {
    const { member, id: session } = started.session
    await stores.events.append({ type: 'device.added', member, session }, ports.now())
  }
  return started
}

/** Records the browser as a device; an unknown one gets a new secret (against fixation). */
async function storeDevice(
  { sessions, devices }: Needs,
  { secrets, now }: Pick<Ports, 'secrets' | 'now'>,
  { member, browser }: Given,
): Promise<{ readonly device: string; readonly isKnown: boolean }> {
  const shown = browser.device
  const known = shown === null ? null : await devices.find(secrets.hash(shown), member)
  const device = shown !== null && known ? shown : secrets.token()
  const id = secrets.hash(device)
  if (shown !== null && !known) await renameDevice({ sessions, devices }, secrets.hash(shown), id)
  await devices.keep({ id, member, addedAt: known?.addedAt ?? now(), seenAt: now() })
  return { device, isKnown: known !== null }
}

/** Gives a browser a new id, for all members who use it. Sessions first, as where both are removed: prevents deadlocks. */
async function renameDevice(
  { sessions, devices }: Pick<Needs, 'sessions' | 'devices'>,
  from: string,
  to: string,
): Promise<void> {
  for (const member of await devices.membersOf(from)) await sessions.moveDevice(member, from, to)
  await devices.rename(from, to)
}

/** Ends the browser's previous session; if it is the same member's, its push subscriptions move to the new one. */
async function replaceSession(
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

type SignOutEverywhereNeeds = Pick<Stores, 'sessions' | 'pushSubscriptions' | 'links'>

/** Ends all that leads into a closed account: sessions, pushes, and mailed links but for the one that restores it. */
export async function signOutEverywhere(
  { sessions, pushSubscriptions, links }: SignOutEverywhereNeeds,
  member: MemberId,
): Promise<void> {
  await sessions.endAllOf(member, null)
  await pushSubscriptions.removeAllOf(member)
  for (const purpose of ['activate', 'reset', 'change-mail'] as const) {
    await links.void(member, purpose)
  }
}
