import type { Campaign, CampaignMail } from '#core/notifications/campaign.ts'
import type { Campaigns } from '#core/notifications/ports.ts'
import { latest } from '../compare.ts'
import { pairKey } from '../pair-key.ts'
import type { Table } from '../table.ts'

/** Campaigns and campaign mails in memory. */
export function campaigns(table: Table<Campaign>, mails: Table<CampaignMail>): Campaigns {
  const dropAll = (wanted: (mail: CampaignMail) => boolean) => {
    for (const { campaign, member } of mails.all().filter(wanted)) {
      mails.drop(pairKey(campaign, member))
    }
  }

  return {
    byId: async (id) => table.find(id),
    newest: async (limit) =>
      table
        .all()
        .toSorted(latest(({ addedAt }) => addedAt))
        .slice(0, limit),
    sentCount: async (id) =>
      mails.all().filter(({ campaign, sentAt }) => campaign === id && sentAt !== null).length,
    sentAmong: async (id, members) =>
      new Set(
        members.filter((member) => (mails.find(pairKey(id, member))?.sentAt ?? null) !== null),
      ),
    mailsTo: async (member) =>
      mails
        .all()
        .filter((mail) => mail.member === member)
        .toSorted(latest(({ begunAt }) => begunAt)),

    async add(campaign) {
      if (table.find(campaign.id)) return false
      table.put(campaign.id, campaign)
      return true
    },
    async stop(id, at) {
      const campaign = table.find(id)
      if (!campaign || campaign.stoppedAt !== null) return false
      table.put(id, { ...campaign, stoppedAt: at })
      return true
    },
    async begin({ campaign, kind, member, begunAt }) {
      const key = pairKey(campaign, member)
      const sentAt = mails.find(key)?.sentAt ?? null
      mails.put(key, { campaign, kind, member, begunAt, sentAt })
    },
    async sent(id, member, at) {
      const mail = mails.find(pairKey(id, member))
      if (mail) mails.put(pairKey(id, member), { ...mail, sentAt: at })
    },
    async pruneMails(endedBefore) {
      dropAll(({ campaign }) => (table.find(campaign)?.until ?? endedBefore) < endedBefore)
    },
    erase: async (member) => dropAll((mail) => mail.member === member),
  }
}
