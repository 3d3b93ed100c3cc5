import { defaultNetworkOptions, type SetupWorker, setupWorker } from 'msw/browser'

let started: Promise<SetupWorker> | undefined

/**
 * The service worker that mocks the API for all stories of a page. An unhandled call fails with a message; files
 * pass.
 */
export function startWorker(): Promise<SetupWorker> {
  started ??= start()
  return started
}

/** MSW registers a listener in advance that is never started, and keeps every call. */
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
        // The worker returns a thrown response: here a network error.
        throw Response.error()
      }
    },
  })
  return worker
}
