import { fromPromise } from 'xstate'
import type { PushState } from '#core/membership/alerts/prompts.ts'
import { pushState, type Site, startPush, stopPush } from './push.ts'

/** Actors of the push machine: browser and API calls. */
export const pushActors = (site: Site) => ({
  look: fromPromise<PushState>(() => pushState(site)),
  ask: fromPromise<NotificationPermission>(() => Notification.requestPermission()),
  subscribe: fromPromise<null>(() => startPush(site)),
  unsubscribe: fromPromise<null>(stopPush),
})
