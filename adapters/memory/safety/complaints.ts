import { urlDomains } from '#adapters/system/url-domains.ts'
import { sameEmail } from '#core/accounts/email.ts'
import type { WaitingPosition } from '#core/safety/complaint.ts'
import { type Complaint, complaintNumber, rankOf } from '#core/safety/complaint.ts'
import type { Complaints } from '#core/safety/ports.ts'
import type { Instant } from '#core/shared/time.ts'
import { covers } from '#core/site/settings.ts'
import { queueOf } from '../queue-of.ts'
import type { Table } from '../table.ts'

const byAge = (a: Complaint, b: Complaint): number =>
  a.filedAt - b.filedAt || (a.id < b.id ? -1 : 1)

const placeOf = ({ kind, filedAt, id }: Complaint): WaitingPosition => ({
  rank: rankOf(kind),
  at: filedAt,
  id,
})

const byGravity = (a: WaitingPosition, b: WaitingPosition): number =>
  a.rank - b.rank || a.at - b.at || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)

type Answered = Complaint & { readonly answeredAt: Instant }

const isAnswered = (complaint: Complaint): complaint is Answered => complaint.answeredAt !== null

const lastAnswered = (a: Answered, b: Answered): number =>
  b.answeredAt - a.answeredAt || (a.id < b.id ? 1 : -1)

/** Complaints in memory. */
export const complaints = (table: Table<Complaint>): Complaints => ({
  byId: async (id) => table.find(id),
  byNumber: async (number) =>
    table
      .all()
      .filter((one) => complaintNumber(one) === number)
      .toSorted(byAge),
  from: async (email) =>
    table
      .all()
      .filter((complaint) => sameEmail(urlDomains, complaint.email, email))
      .toSorted(byAge),
  unanswered: async (after, limit, sites = 'all') =>
    table
      .all()
      .filter(({ site }) => covers(sites, site))
      .filter(({ answeredAt }) => answeredAt === null)
      .filter((complaint) => after === null || byGravity(after, placeOf(complaint)) < 0)
      .toSorted((a, b) => byGravity(placeOf(a), placeOf(b)))
      .slice(0, limit),
  answered: async (before, limit, sites = 'all') =>
    table
      .all()
      .filter(({ site }) => covers(sites, site))
      .filter(isAnswered)
      .filter(
        ({ answeredAt: at, id }) =>
          before === null || at < before.at || (at === before.at && id < before.id),
      )
      .toSorted(lastAnswered)
      .slice(0, limit),
  queue: async (sites = 'all') =>
    queueOf(
      table
        .all()
        .filter(({ site }) => covers(sites, site))
        .filter(({ answeredAt }) => answeredAt === null)
        .map(({ filedAt }) => filedAt),
    ),

  async add(complaint) {
    if (table.find(complaint.id)) throw new Error('this complaint is there already')
    table.put(complaint.id, complaint)
  },
  lock: async (id) => table.find(id),
  async take(id, at) {
    const complaint = table.find(id)
    if (complaint) table.put(id, { ...complaint, takenAt: at })
  },
  async answer(id, at, text) {
    const complaint = table.find(id)
    if (!complaint || complaint.answeredAt !== null) return false
    table.put(id, { ...complaint, answeredAt: at, answer: text })
    return true
  },
  async pruneBefore(moment) {
    for (const { id, filedAt } of table.all()) if (filedAt < moment) table.drop(id)
  },
})
