import { describe, expect, test } from 'bun:test'
import type { MemberId } from '#core/accounts/account.ts'
import type { Campaign } from '#core/notifications/campaign.ts'
import { sendCampaign } from '#core/notifications/campaigns/send-campaign.ts'
import { deliveryWorker } from '#core/notifications/sending/delivery-worker.ts'
import { unsubscribe } from '#core/notifications/subscriptions/unsubscribe.ts'
import { DAY } from '#core/shared/time.ts'
import { newId } from '../sample.ts'
import { createMember, type TestPorts } from './test-ports.ts'

const TEXTS = { subject: 'Nieuws', lead: 'Deze week.', note: '', button: 'Bekijk' }

/** A site for this test with so many subscribers of its news, and one campaign after the other. */
async function subscribersOf(ports: TestPorts, count: number) {
  const site = newId()
  const members = await ports.commit(async (stores) => {
    const members: MemberId[] = []
    for (let n = 0; n < count; n++) members.push(await createMember(stores, ports, { site }))
    return members
  })
  const accounts = await Promise.all(members.map(ports.reads.accounts.byId))
  const emails = accounts.flatMap((account) => account?.email ?? [])
  const campaign = (): Campaign => ({
    id: newId(),
    kind: 'news',
    site,
    texts: { nl: TEXTS },
    path: '/',
    until: ports.now() + DAY,
    addedAt: ports.now(),
    stoppedAt: null,
  })
  const letters = () => ports.letters.filter(({ to }) => emails.includes(to))
  return { members, emails: emails.toSorted(), campaign, letters }
}

/** Two processes that send what is due at once, until nothing is left. */
async function sendWithTwoWorkers(ports: TestPorts): Promise<void> {
  const process = async () => {
    const command = { worker: newId(), alone: false, urlOf: () => 'https://vonk.test' }
    const worker = deliveryWorker(ports, { ...command, jitter: () => 0, report: () => undefined })
    for (let round = 0; round < 20; round++) {
      await worker.tick()
      await worker.idle()
    }
  }
  await Promise.all([process(), process()])
}

/** Contract of concurrent campaign sending and unsubscribing. */
export function campaignsContract(name: string, ports: TestPorts) {
  describe(`a campaign in ${name}`, () => {
    test('sent by two processes at once reaches each member once', async () => {
      const { members, emails, campaign, letters } = await subscribersOf(ports, 24)
      const news = campaign()
      const sent = await Promise.all([sendCampaign(ports, news), sendCampaign(ports, news)])
      const reached = { ok: true, value: members.length } as const
      expect(sent).toEqual([reached, reached])
      await sendWithTwoWorkers(ports)
      expect(
        letters()
          .map(({ to }) => to)
          .toSorted(),
      ).toEqual(emails)
      expect(await ports.reads.campaigns.sentCount(news.id)).toBe(members.length)

      // Run again by both when all had it: nothing is sent.
      await Promise.all([sendCampaign(ports, news), sendCampaign(ports, news)])
      await sendWithTwoWorkers(ports)
      expect(letters()).toHaveLength(members.length)
    })

    test('is not sent to a member who unsubscribed, even while it is being sent', async () => {
      const { emails, campaign, letters } = await subscribersOf(ports, 12)
      await sendCampaign(ports, campaign())
      await sendWithTwoWorkers(ports)
      const first = letters()
      const unsubscribing = first.slice(0, 6)

      await sendCampaign(ports, campaign())
      const unsubscribed = await Promise.all(
        // Each link twice: prefetched by the mail client, then opened.
        [...unsubscribing, ...unsubscribing].map((letter) =>
          unsubscribe(ports, { token: letter.unsubscribe?.token ?? '' }),
        ),
      )
      expect(unsubscribed.every(({ ok }) => ok)).toBe(true)
      await sendWithTwoWorkers(ports)

      const unsubscribedEmails = unsubscribing.map(({ to }) => to)
      const second = letters().slice(first.length)
      expect(second.map(({ to }) => to).toSorted()).toEqual(
        emails.filter((email) => !unsubscribedEmails.includes(email)),
      )
    })

    test('reaches nobody who unsubscribed while the one before was being sent', async () => {
      const { members, campaign, letters } = await subscribersOf(ports, 12)
      await sendCampaign(ports, campaign())
      await sendWithTwoWorkers(ports)
      const first = letters()

      await sendCampaign(ports, campaign())
      const unsubscribeBy = ({ unsubscribe: link }: (typeof first)[number]) =>
        unsubscribe(ports, { token: link?.token ?? '' })
      const [left] = await Promise.all([
        Promise.all(first.map(unsubscribeBy)),
        sendWithTwoWorkers(ports),
      ])
      expect(left.filter(({ ok }) => ok)).toHaveLength(members.length)
      const before = letters().length
      expect(before).toBeLessThanOrEqual(2 * members.length)

      await sendCampaign(ports, campaign())
      await sendWithTwoWorkers(ports)
      expect(letters()).toHaveLength(before)
    })
  })
}
