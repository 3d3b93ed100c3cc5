import type { MemberId } from '#core/accounts/account.ts'
import type { Announcement, Announcer } from '#core/notifications/announcements.ts'

type Ear = (announcement: Announcement) => void

/** How many pages may listen: of one member, and in all. */
export type Room = { readonly perMember: number; readonly inAll: number }

/**
 * Announces within this process. A member with too many open pages stops hearing on the oldest; when the
 * process is full a newcomer hears nothing and lives by polling.
 */
export function inProcessAnnouncer(room: Room = { perMember: 16, inAll: 20_000 }): Announcer {
  const listening = new Map<MemberId, Set<Ear>>()
  let total = 0

  const stop = (member: MemberId, ear: Ear): void => {
    const ears = listening.get(member)
    if (!ears?.delete(ear)) return
    total -= 1
    if (ears.size === 0) listening.delete(member)
  }

  return {
    announce(member, announcement) {
      for (const ear of [...(listening.get(member) ?? [])]) {
        try {
          ear(announcement)
        } catch {
          // A page that cannot be told has gone; what it missed it will ask for.
          stop(member, ear)
        }
      }
    },

    listen(member, heard) {
      const ears = listening.get(member) ?? new Set()
      const [oldest] = ears
      if (oldest && ears.size >= room.perMember) stop(member, oldest)
      else if (total >= room.inAll) return () => {}

      // A function of its own, so that listening twice with one `heard` is two ears.
      const ear: Ear = (announcement) => heard(announcement)
      listening.set(member, ears.add(ear))
      total += 1
      return () => stop(member, ear)
    },
  }
}
