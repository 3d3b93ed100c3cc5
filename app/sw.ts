/** The service worker: what of the site goes on while no page of it is open, or no network is there. */
import { answerOffline, type OfflinePage } from './worker/answer-offline.ts'
import { keepFiles } from './worker/keep-files.ts'
import type { Scope } from './worker/scope.ts'
import { showPushes } from './worker/show-pushes.ts'

// `pack.ts` writes them in.
declare const BUILD: string
declare const OFFLINE: OfflinePage
declare const self: Scope

keepFiles(self, BUILD)
answerOffline(self, OFFLINE)
showPushes(self)
