/** Worker thread whose checkpoints may block on the disk; see `file-checkpoints.ts`. */
import Database from 'libsql'

export type CheckpointRequest = {
  readonly path: string
  readonly copy: 'while others write' | 'all, and begin anew' | 'no more'
}
export type CheckpointResult = { readonly ok: boolean }

const TIMEOUT = 5000

declare const self: Worker

let connection: Database.Database | null = null

function open(path: string): Database.Database {
  const opened = new Database(path, { timeout: TIMEOUT })
  for (const pragma of ['synchronous = full', 'wal_autocheckpoint = 0']) {
    opened.exec(`pragma ${pragma}`)
  }
  return opened
}

function work({ path, copy }: CheckpointRequest): void {
  if (copy === 'no more') {
    connection?.close()
    return
  }
  connection ??= open(path)
  connection.prepare('pragma wal_checkpoint(passive)').raw().all([])
  if (copy === 'while others write') return
  // After a full checkpoint the next write restarts the WAL, which waits for the disk: so do that write here.
  connection.exec(
    "begin immediate; insert into attempts (key, at) values ('checkpoint', 0); delete from attempts where key = 'checkpoint'; commit",
  )
}

self.onmessage = ({ data }: MessageEvent<CheckpointRequest>) => {
  let ok = true
  try {
    work(data)
  } catch {
    ok = false
    // A transaction left open here would block the server's own writes.
    if (connection?.open && connection.inTransaction) connection.exec('rollback')
  }
  self.postMessage({ ok } satisfies CheckpointResult)
}
