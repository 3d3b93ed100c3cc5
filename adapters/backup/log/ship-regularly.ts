import { setPriority } from 'node:os'
import { type BackupLocation, openPlace } from '../backup-place.ts'
import { codeOf } from '../manifest.ts'
import { type LogSource, openLog } from './log-shipper.ts'

export type LogRequest = {
  readonly asked: 'log'
  readonly source: LogSource
  readonly location: BackupLocation
  readonly key: Uint8Array | null
  readonly every: number
}
/** After each round: up to when all is stored (`null`: a backup has to begin a log), or the code of why it is not. */
export type LogReport =
  | { readonly ok: true; readonly at: number | null }
  | { readonly ok: false; readonly code: string }

/** What members wait for comes first. */
const LOW_PRIORITY = 5

/** Stores the log round by round, never two at once; returns what does a last round. */
export function shipRegularly(
  { source, location, key, every }: LogRequest,
  report: (report: LogReport) => void,
): () => Promise<void> {
  setPriority(LOW_PRIORITY)
  const target = { place: openPlace(location), key }
  let open: ReturnType<typeof openLog> | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  let underWay: Promise<void> = Promise.resolve()

  async function round(): Promise<void> {
    open ??= openLog(source, target)
    try {
      report({ ok: true, at: await (await open).ship() })
    } catch (failure) {
      const code = codeOf(failure)
      report({ ok: false, code })
      // Begun anew, it compares all pages.
      if (!code.startsWith('S3_')) await reopen()
    }
  }

  async function reopen(): Promise<void> {
    const log = await open?.catch(() => null)
    log?.close()
    open = null
  }

  function go(): void {
    underWay = round().finally(() => {
      timer = setTimeout(go, every)
    })
  }
  go()
  return async () => {
    await underWay
    clearTimeout(timer)
    await round()
    await reopen()
  }
}
