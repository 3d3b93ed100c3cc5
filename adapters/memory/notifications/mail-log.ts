import type { MailLog, NumberedMail } from '#core/notifications/mail-log.ts'
import { latest } from '../compare.ts'
import type { Table } from '../table.ts'

/** What became of mails to members, in memory. */
export function mailLog(table: Table<NumberedMail>): MailLog {
  const drop = (mails: readonly NumberedMail[]) => {
    for (const { number } of mails) table.drop(`${number}`)
  }
  return {
    of: async (member, before, limit) =>
      table
        .all()
        .filter((mail) => mail.member === member)
        .filter(({ number }) => before === null || number < before)
        .toSorted(latest(({ number }) => number))
        .slice(0, limit),
    async add(mail) {
      const number = (table.all().at(-1)?.number ?? 0) + 1
      table.put(`${number}`, { ...mail, number })
    },
    async prune(before, most) {
      const old = table
        .all()
        .filter(({ at }) => at < before)
        .slice(0, most)
      drop(old)
      return old.length
    },
    async erase(member) {
      drop(table.all().filter((mail) => mail.member === member))
    },
  }
}
