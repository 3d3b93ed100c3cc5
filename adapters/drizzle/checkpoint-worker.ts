/** The thread on which checkpoints wait for the disk; see `file-checkpoints.ts`. */
import Database from 'libsql'

export type Asked = {
  readonly path: string
  readonly copy: 'while others write' | 'all, and begin anew' | 'no more'
}
export type Done = { readonly ok: boolean }

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

function work({ path, copy }: Asked): void {
  if (copy === 'no more') {
    connection?.close()
    return
  }
  connection ??= open(path)
  connection.prepare('pragma wal_checkpoint(passive)').raw().all([])
  if (copy === 'while others write') return
  // A log that was copied whole begins anew with the next write, which has to wait for the disk: so it is made here.
  connection.exec(
    "begin immediate; insert into attempts (key, at) values ('checkpoint', 0); delete from attempts where key = 'checkpoint'; commit",
  )
}

self.onmessage = ({ data }: MessageEvent<Asked>) => {
  let ok = true
  try {
    work(data)
  } catch {
    ok = false
  }
  self.postMessage({ ok } satisfies Done)
}
