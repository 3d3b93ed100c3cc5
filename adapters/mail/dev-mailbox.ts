import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Mailer } from '#core/notifications/letters.ts'
import { kept, type MailboxMeans } from './kept.ts'
import { type KeptMail, MAILBOX_SIZE, type Mailbox } from './rendered.ts'

const NAME = /^([\w-]{3,64})\.json$/

/** A mailbox in a folder: each mail is a file, named by an id that sorts by age. It outlives the process. */
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

  async function byId(id: string): Promise<KeptMail | null> {
    if (!NAME.test(`${id}.json`)) return null
    // It may be making room at this very moment.
    return Bun.file(pathOf(id))
      .json()
      .catch(() => null)
  }

  async function keep(mail: KeptMail): Promise<void> {
    await mkdir(folder, { recursive: true })
    const half = `${pathOf(mail.id)}.half`
    await Bun.write(half, JSON.stringify(mail, null, 2))
    await rename(half, pathOf(mail.id))
    const old = (await ids()).slice(MAILBOX_SIZE)
    await Promise.all(old.map((id) => rm(pathOf(id), { force: true })))
  }

  return {
    async send(letter) {
      await keep(kept(letter, means))
      return 'sent'
    },
    keep,
    byId,
    async newest(limit) {
      const mails = await Promise.all((await ids()).slice(0, limit).map(byId))
      return mails.filter((mail) => mail !== null)
    },
  }
}
