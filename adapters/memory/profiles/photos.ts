import type { Account } from '#core/accounts/account.ts'
import { keysOf, type Photo } from '#core/profiles/photo.ts'
import type { Photos } from '#core/profiles/ports.ts'
import type { SiteScope } from '#core/site/settings.ts'
import { earliest } from '../compare.ts'
import { ofSites } from '../of-sites.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

/** Photos in memory: rows, not files. */
export function photos(table: Table<Photo>, accounts: Table<Account>): Photos {
  const waits = (sites: SiteScope) => {
    const isWithin = ofSites(accounts, sites)
    return ({ state, member }: Photo) => state === 'inspection' && isWithin(member)
  }
  const sorted = (wanted: (photo: Photo) => boolean) =>
    table
      .all()
      .filter(wanted)
      .toSorted(earliest(({ addedAt }) => addedAt))
  const looksAgain = (sites: SiteScope) => {
    const isWithin = ofSites(accounts, sites)
    return table
      .all()
      .flatMap((photo) =>
        photo.lookAgainAt !== null && isWithin(photo.member)
          ? [{ id: photo.id, at: photo.lookAgainAt, photo }]
          : [],
      )
      .toSorted(earliest(({ at }) => at))
  }

  return {
    byId: async (id) => table.find(id),
    hasKey: async (wanted) => table.all().some((photo) => keysOf(photo).includes(wanted)),
    of: async (member) => sorted((photo) => photo.member === member),
    queue: async (sites = 'all') => queueOf(sorted(waits(sites)).map(({ addedAt }) => addedAt)),
    waitingSince: async (moment, limit, sites = 'all') =>
      sorted(waits(sites))
        .filter(({ addedAt }) => addedAt < moment)
        .slice(0, limit),
    lookAgainQueue: async (sites = 'all') => queueOf(looksAgain(sites).map(({ at }) => at)),
    toLookAgain: async (limit, sites = 'all') =>
      looksAgain(sites)
        .slice(0, limit)
        .map(({ photo }) => photo),
    async add(photo, limit) {
      if (sorted(({ member }) => member === photo.member).length >= limit) return 'full'
      if (table.find(photo.id)) return 'taken'
      table.put(photo.id, photo)
      return 'added'
    },
    lock: async (id) => table.find(id),
    async save(photo) {
      table.put(photo.id, photo)
    },
    async remove(id) {
      table.drop(id)
    },
  }
}
