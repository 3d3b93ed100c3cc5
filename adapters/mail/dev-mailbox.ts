import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#core/notifications/letters.ts'
import { MAILBOX_SIZE, type Mailbox, type StoredMail } from './rendered.ts'
import { type MailboxMeans, storedMail } from './stored-mail.ts'

const NAME = /^([\w-]{3,64})\.json$/

/**
 * A mailbox in a folder: each mail is a file, named by an id that sorts by age. It outlives the process. Its links
 * work, so that nobody but the server's own user may read there.
 */
export function devMailbox(folder: string, means: MailboxMeans): Mailer & Mailbox {
  const pathOf = (id: string): string => join(folder, `${id}.json`)

  /** Every mail's id, newest first. */
  async function ids(): Promise<readonly string[]> {
    const names = await readdir(folder).catch(() => [])
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .toSorted()
      .toReversed()
  }

  async function byId(id: string): Promise<StoredMail | null> {
    if (!NAME.test(`${id}.json`)) return null
    // It may be making room at this very moment.
    return Bun.file(pathOf(id))
      .json()
      .catch(() => null)
  }

  async function store(mail: StoredMail): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // A folder of an older install is open to all.
    await chmod(folder, 0o700)
    const half = `${pathOf(mail.id)}.half`
    await writeFile(half, JSON.stringify(mail, null, 2), { mode: 0o600 })
    await rename(half, pathOf(mail.id))
    const old = (await ids()).slice(MAILBOX_SIZE)
    await Promise.all(old.map((id) => rm(pathOf(id), { force: true })))
  }

  return {
    async send(letter) {
      await store(storedMail(letter, means))
      return 'sent'
    },
    store,
    byId,
    async newest(limit) {
      const mails = await Promise.all((await ids()).slice(0, limit).map(byId))
      return mails.filter((mail) => mail !== null)
    },
  }
}
