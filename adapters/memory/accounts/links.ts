import type { Links, MailLink } from '#core/accounts/links.ts'
import type { Table } from '../table.ts'

/** A stored link: a revoked one still counts as a sent mail. */
export type SentLink = MailLink & { readonly isVoid: boolean }

const mailed = ({ isVoid: _, ...link }: SentLink): MailLink => link

/** Mailed links in memory. */
export const links = (table: Table<SentLink>): Links => {
  const valid = (hash: string) => {
    const link = table.find(hash)
    return link && !link.isVoid ? link : null
  }

  return {
    async byHash(hash) {
      const link = valid(hash)
      return link && mailed(link)
    },
    async revoked(hash) {
      const link = table.find(hash)
      return link?.isVoid ? mailed(link) : null
    },
    newest: async (member, purpose) => {
      const [link] = table
        .all()
        .filter((one) => one.member === member && one.purpose === purpose && !one.isVoid)
        .toSorted((a, b) => b.sentAt - a.sentAt)
      return link ? mailed(link) : null
    },
    countSince: async (member, purpose, moment) =>
      table
        .all()
        .filter((one) => one.member === member && one.purpose === purpose && one.sentAt >= moment)
        .length,
    async add(link) {
      table.put(link.hash, { ...link, isVoid: false })
    },
    async use(hash, at) {
      const link = valid(hash)
      if (!link || link.usedAt !== null) return false
      table.put(hash, { ...link, usedAt: at })
      return true
    },
    async void(member, purpose) {
      for (const link of table.all()) {
        if (link.member !== member || link.purpose !== purpose || link.usedAt !== null) continue
        table.put(link.hash, { ...link, isVoid: true })
      }
    },
    async removeEnded(purpose, before) {
      for (const link of table.all()) {
        if (link.purpose === purpose && link.expiresAt < before) table.drop(link.hash)
      }
    },
    async erase(member) {
      for (const link of table.all()) if (link.member === member) table.drop(link.hash)
    },
  }
}
