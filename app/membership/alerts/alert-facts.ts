import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter } from '@tanstack/react-router'
import { type BrowserFacts, factsIn, factsText } from '#core/membership/alerts/browser-facts.ts'
import type { Instant } from '#core/shared/time.ts'
import { readCookie, writeCookie } from '../../locales/browser-cookie.ts'
import { currentInstallWay } from '../../notifications/install/install-offer.ts'
import { knownPushState } from '../../notifications/push/push.ts'
import { storedDismissals } from './stored-dismissals.ts'

const COOKIE = 'notices'
/** The longest dismissal that it repeats. */
const COOKIE_DAYS = 90

/** The browser's facts at one moment, at which expiry is decided too. */
export type AlertFacts = BrowserFacts & { readonly at: Instant }

/** Query key of the facts that a page was rendered with. */
export const RENDERED_FACTS = ['alert-facts'] as const

/** The facts of now; the push state is found out later than the first alert is chosen. */
const currentFacts = (queries: QueryClient): AlertFacts => ({
  push: knownPushState(queries) ?? factsIn(readCookie(COOKIE)).push,
  installWay: currentInstallWay(),
  dismissals: storedDismissals(),
  at: Date.now(),
})

/** Stores the facts of now for the server. */
export const storeFacts = (queries: QueryClient): void =>
  writeCookie(COOKIE, factsText(currentFacts(queries)), COOKIE_DAYS)

export type FactsStore = {
  readonly listen: (changed: () => void) => () => void
  readonly facts: () => AlertFacts
  /** For a page being hydrated: the facts that it was rendered with. */
  readonly renderedFacts: () => AlertFacts
  /** Replaces the facts at once: the member acted on an alert. */
  readonly renew: () => void
}

function openStore(router: AnyRouter, queries: QueryClient): FactsStore {
  const listeners = new Set<() => void>()
  /** By the entry of the browser's history: going back finds the alert that was there. */
  const left = new Map<string | undefined, AlertFacts>()
  let facts: AlertFacts | null = null
  const exchange = (next: AlertFacts | null) => {
    facts = next
    for (const changed of listeners) changed()
  }
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation, pathChanged }) => {
    if (!fromLocation || !pathChanged) return
    if (facts) left.set(fromLocation.state.__TSR_key, facts)
    exchange(left.get(toLocation.state.__TSR_key) ?? null)
  })
  const current = () => {
    facts ??= currentFacts(queries)
    return facts
  }
  return {
    listen: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    facts: current,
    renderedFacts: () => {
      facts ??= queries.getQueryData<AlertFacts>(RENDERED_FACTS) ?? null
      return current()
    },
    renew: () => {
      left.clear()
      storeFacts(queries)
      exchange(null)
    },
  }
}

const stores = new WeakMap<AnyRouter, FactsStore>()

/** The facts by which a page's alert is chosen: they change with the page, so that nothing moves while it is read. */
export function factsStoreOf(router: AnyRouter, queries: QueryClient): FactsStore {
  const store = stores.get(router) ?? openStore(router, queries)
  stores.set(router, store)
  return store
}
