/** The service worker: pushes and offline page. */
import { answerOffline, type OfflinePage } from './client/worker/answer-offline.ts'
import { cacheFiles } from './client/worker/cache-files.ts'
import type { Scope } from './client/worker/scope.ts'
import { showPushes } from './client/worker/show-pushes.ts'

// Inserted by `pack.ts`.
declare const BUILD: string
declare const OFFLINE: OfflinePage
declare const self: Scope

cacheFiles(self, BUILD)
answerOffline(self, OFFLINE)
showPushes(self)
