import * as v from 'valibot'
import { HOUR } from '#core/shared/time.ts'
import { redirectTarget } from './redirect-param.ts'

const KEY = 'after-reset'
/** Lifetime of the mailed link. */
const LIFETIME = HOUR

const Shape = v.object({ redirect: v.string(), at: v.number() })

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Stores the target page during a password reset: the mail opens in another tab. */
export function storeAfterReset(store: Store, redirect: string | undefined, now: number): void {
  if (redirect === undefined) store.removeItem(KEY)
  else store.setItem(KEY, JSON.stringify({ redirect, at: now }))
}

/** Target after the password reset, read once; the members' page by default. */
export function takeAfterReset(store: Store, now: number): string {
  const text = store.getItem(KEY)
  store.removeItem(KEY)
  try {
    const { redirect, at } = v.parse(Shape, JSON.parse(text ?? 'null'))
    return (now - at < LIFETIME ? redirectTarget(redirect) : undefined) ?? '/members'
  } catch {
    return '/members'
  }
}
