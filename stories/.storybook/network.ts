import { defaultNetworkOptions, type SetupWorker, setupWorker } from 'msw/browser'

let started: Promise<SetupWorker> | undefined

/**
 * The worker that answers for the API, one for all stories of a page. A call no story foresaw fails and says so;
 * files pass.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start()
  return started
}

/** MSW makes itself a listener before it is asked to, which is never started, and keeps every call for the day it is. */
async function leaveIdleListener(): Promise<void> {
  for (const source of defaultNetworkOptions.sources)
    if ('terminate' in source) await source.terminate()
}

async function start(): Promise<SetupWorker> {
  await leaveIdleListener()
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    onUnhandledFrame: ({ frame, defaults }) => {
      const { data } = frame
      if (!data || typeof data !== 'object' || !('request' in data)) return
      const { request } = data
      if (request instanceof Request && new URL(request.url).pathname.startsWith('/api/')) {
        defaults.error()
        // The worker turns a thrown response into the answer: here, no network at all.
        throw Response.error()
      }
    },
  })
  return worker
}
