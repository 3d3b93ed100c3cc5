import * as v from 'valibot'
import { HOUR } from '#core/shared/time.ts'
import { redirectParam } from './redirect-param.ts'

const KEY = 'after-reset'
/** As long as the mailed link works. */
const KEPT_FOR = HOUR

const Shape = v.object({ redirect: v.string(), at: v.number() })

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>

/** Keeps where a member was going who first needs a new password: the mail opens in a tab of its own. */
export function keepAfterReset(store: Store, redirect: string | undefined, now: number): void {
  if (redirect === undefined) store.removeItem(KEY)
  else store.setItem(KEY, JSON.stringify({ redirect, at: now }))
}

/** Where to go once there is a new password, asked once; among the members when nothing else was wanted lately. */
export function takeAfterReset(store: Store, now: number): string {
  const text = store.getItem(KEY)
  store.removeItem(KEY)
  try {
    const { redirect, at } = v.parse(Shape, JSON.parse(text ?? 'null'))
    return (now - at < KEPT_FOR ? redirectParam({ redirect }).redirect : undefined) ?? '/members'
  } catch {
    return '/members'
  }
}
