import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { Campaign } from '#core/campaigns/campaign.ts'
import { deliveryWorker } from '#core/notifications/delivery-worker.ts'
import { sendCampaign } from '#core/notifications/send-campaign.ts'
import { unsubscribe } from '#core/notifications/unsubscribe.ts'
import { DAY } from '#core/shared/time.ts'
import { newId } from '../sample.ts'
import { person, type Town } from './town.ts'

const WORDS = { subject: 'Nieuws', lead: 'Deze week.', note: '', button: 'Bekijk' }

/** A site of this test's own with so many who want its news, and one campaign after the other. */
async function readersOf(town: Town, readers: number) {
  const site = newId()
  const members = await town.settle(async (stores) => {
    const members: MemberId[] = []
    for (let n = 0; n < readers; n++) members.push(await person(stores, town, { site }))
    return members
  })
  const accounts = await Promise.all(members.map(town.reads.accounts.byId))
  const emails = accounts.flatMap((account) => account?.email ?? [])
  const campaign = (): Campaign => ({
    id: newId(),
    kind: 'news',
    site,
    texts: { nl: WORDS },
    path: '/',
    until: town.now() + DAY,
    addedAt: town.now(),
    stoppedAt: null,
  })
  const letters = () => town.letters.filter(({ to }) => emails.includes(to))
  return { members, emails: emails.toSorted(), campaign, letters }
}

/** Two processes that send what is due, at once, until nothing is left. */
async function sendByTwo(town: Town): Promise<void> {
  const process = async () => {
    const command = { worker: newId(), alone: false, urlOf: () => 'https://vonk.test' }
    const worker = deliveryWorker(town, { ...command, jitter: () => 0, report: () => undefined })
    for (let round = 0; round < 20; round++) {
      await worker.tick()
      await worker.idle()
    }
  }
  await Promise.all([process(), process()])
}

/** What two processes at once tell of a campaign, and what an unsubscribe link is worth meanwhile. */
export function campaignsContract(name: string, town: Town) {
  describe(`a campaign in ${name}`, () => {
    test('that two processes send at once reaches each member once', async () => {
      const { members, emails, campaign, letters } = await readersOf(town, 24)
      const news = campaign()
      const sent = await Promise.all([sendCampaign(town, news), sendCampaign(town, news)])
      const reached = { ok: true, value: members.length } as const
      expect(sent).toEqual([reached, reached])
      await sendByTwo(town)
      expect(
        letters()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(emails)
      expect(await town.reads.campaigns.sentCount(news.id)).toBe(members.length)

      // Sent again by both when all had it, it tells nobody anything.
      await Promise.all([sendCampaign(town, news), sendCampaign(town, news)])
      await sendByTwo(town)
      expect(letters()).toHaveLength(members.length)
    })

    test('is not sent to a member who unsubscribed before, even while being sent', async () => {
      const { emails, campaign, letters } = await readersOf(town, 12)
      await sendCampaign(town, campaign())
      await sendByTwo(town)
      const first = letters()
      const leaving = first.slice(0, 6)

      await sendCampaign(town, campaign())
      const unsubscribed = await Promise.all(
        // Each link twice, as a mail program and a member do.
        [...leaving, ...leaving].map((letter) =>
          unsubscribe(town, { token: letter.unsubscribe?.token ?? '' }),
        ),
      )
      expect(unsubscribed.every(({ ok }) => ok)).toBe(true)
      await sendByTwo(town)

      const gone = leaving.map(({ to }) => to)
      const second = letters().slice(first.length)
      expect(second.map(({ to }) => to).toSorted()).toEqual(
        emails.filter((email) => !gone.includes(email)),
      )
    })

    test('reaches nobody who unsubscribed while the one before was being sent', async () => {
      const { members, campaign, letters } = await readersOf(town, 12)
      await sendCampaign(town, campaign())
      await sendByTwo(town)
      const first = letters()

      await sendCampaign(town, campaign())
      const leave = ({ unsubscribe: link }: (typeof first)[number]) =>
        unsubscribe(town, { token: link?.token ?? '' })
      const [left] = await Promise.all([Promise.all(first.map(leave)), sendByTwo(town)])
      expect(left.filter(({ ok }) => ok)).toHaveLength(members.length)
      const before = letters().length
      expect(before).toBeLessThanOrEqual(2 * members.length)

      await sendCampaign(town, campaign())
      await sendByTwo(town)
      expect(letters()).toHaveLength(before)
    })
  })
}
