import { writeCookie } from '#app/locales/browser-cookie.ts'
import { factsText, NO_FACTS } from '#core/membership/alerts/browser-facts.ts'
import { PUSH_KEYS } from './push-keys.ts'

/** The public push key of a site: any point on the curve. */
export const PUSH_KEY =
  'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM'

export type PushBrowser = {
  readonly permission?: NotificationPermission
  readonly subscribed?: boolean
  /** The answer to the browser's prompt; `null` is none yet. */
  readonly answer?: NotificationPermission | null
  /** How often its push service fails before it works. */
  readonly failures?: number
}

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/a-story'

/** Replaces the browser's push support; the returned function restores it. */
export function pushBrowser({
  permission = 'default',
  subscribed = false,
  answer = 'granted',
  failures = 0,
}: PushBrowser = {}): () => void {
  // As found on an earlier page: an alert never replaces another while it is read.
  writeCookie('notices', factsText({ ...NO_FACTS, push: 'unsubscribed' }), 1)
  let [now, has, left] = [permission, subscribed, failures]
  const subscription = {
    endpoint: ENDPOINT,
    options: {},
    toJSON: () => ({ endpoint: ENDPOINT, keys: PUSH_KEYS }),
    unsubscribe: async () => {
      has = false
      return true
    },
  }
  const restore = [
    replace(Notification, 'permission', { get: () => now }),
    replace(Notification, 'requestPermission', {
      value: () => {
        if (answer === null) return new Promise(() => undefined)
        now = answer
        return Promise.resolve(answer)
      },
    }),
    replace(PushManager.prototype, 'getSubscription', {
      value: async () => (has ? subscription : null),
    }),
    replace(PushManager.prototype, 'subscribe', {
      value: async () => {
        left -= 1
        if (left >= 0) throw new DOMException('no push service', 'AbortError')
        has = true
        return subscription
      },
    }),
  ]
  return () => {
    for (const back of restore) back()
  }
}

function replace(of: object, name: string, by: PropertyDescriptor): () => void {
  const before = Object.getOwnPropertyDescriptor(of, name)
  Object.defineProperty(of, name, { configurable: true, ...by })
  return () => {
    if (before) Object.defineProperty(of, name, before)
  }
}
