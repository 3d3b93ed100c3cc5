import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#core/notifications/letters.ts'
import { MAILBOX_SIZE, type Mailbox, type StoredMail } from './rendered.ts'
import { type MailboxDependencies, storedMail } from './stored-mail.ts'

const NAME = /^([\w-]{3,64})\.json$/

/**
 * A mailbox in a folder: one file per mail, named by a sortable id. Survives restarts. Its links work, so only the
 * server's own user may read it.
 */
export function devMailbox(folder: string, dependencies: MailboxDependencies): Mailer & Mailbox {
  const pathOf = (id: string): string => join(folder, `${id}.json`)

  /** Ids of all mails, newest first. */
  async function ids(): Promise<readonly string[]> {
    const names = await readdir(folder).catch(() => [])
    return names
      .flatMap((name) => NAME.exec(name)?.[1] ?? [])
      .toSorted()
      .toReversed()
  }

  async function byId(id: string): Promise<StoredMail | null> {
    if (!NAME.test(`${id}.json`)) return null
    // It may be deleted by the size limit at this moment.
    return Bun.file(pathOf(id))
      .json()
      .catch(() => null)
  }

  async function store(mail: StoredMail): Promise<void> {
    await mkdir(folder, { recursive: true, mode: 0o700 })
    // Folders of older installs have open permissions.
    await chmod(folder, 0o700)
    const half = `${pathOf(mail.id)}.half`
    try {
      await writeFile(half, JSON.stringify(mail, null, 2), { mode: 0o600 })
      await rename(half, pathOf(mail.id))
    } catch (failure) {
      // A full disk leaves half a mail.
      await rm(half, { force: true }).catch(() => undefined)
      throw failure
    }
    const old = (await ids()).slice(MAILBOX_SIZE)
    await Promise.all(old.map((id) => rm(pathOf(id), { force: true })))
  }

  return {
    async send(letter) {
      await store(storedMail(letter, dependencies))
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
