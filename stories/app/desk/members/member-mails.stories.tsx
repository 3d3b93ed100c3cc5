import { expect, waitFor } from 'storybook/test'
import { MemberMails } from '#app/desk/members/member-mails.tsx'
import { and, type Situation } from '#app/mocks/scenes/situation.ts'
import { operator } from '#app/mocks/scenes/situations.ts'
import type { LoggedMail } from '#core/notifications/mail-log.ts'
import { ok } from '#core/shared/result.ts'
import { MINUTE } from '#core/shared/time.ts'
import preview from '#stories/.storybook/preview.tsx'
import { REPORTED } from '#stories/shared/desk-cases.ts'
import { failing } from '#stories/shared/network.ts'

const MAILS: readonly Omit<LoggedMail, 'member' | 'at'>[] = [
  { kind: 'activate', result: 'sent', reason: null },
  { kind: 'new-like', result: 'skipped', reason: 'switched-off' },
  { kind: 'weekly-update', result: 'bounced', reason: null },
  { kind: 'receipt', result: 'failed', reason: 'smtp.451' },
  { kind: null, result: 'returned', reason: null },
]

/** A member to whom this was mailed, and for whom one mail waits while they are online. */
const mailed = (mails: typeof MAILS): Situation =>
  and(operator(), ({ world: { ports } }) =>
    ports.atomically(async ({ mailLog, deliveries, accounts }) => {
      const member = REPORTED.id
      for (const [nth, mail] of mails.entries())
        await mailLog.add({ ...mail, member, at: ports.now() - nth * MINUTE })
      if (mails.length === 0) return ok(null)
      const at = ports.now()
      const notification = { kind: 'new-match', member, from: member } as const
      await deliveries.add({ id: 'w', notification, addedAt: at, dueAt: at + MINUTE })
      const account = await accounts.lock(member)
      if (account) await accounts.save({ ...account, mailTroubles: ['bounce'] })
      return ok(null)
    }),
  )

const PLACE = { path: `/desk/members/${REPORTED.id}`, situation: mailed(MAILS) }

const meta = preview.meta({
  title: 'Desk/Member mails',
  component: MemberMails,
  tags: ['!autodocs'],
  args: { member: REPORTED.id },
  parameters: { layout: 'padded', app: PLACE },
})

export const Mailed = meta.story({
  play: async ({ app, canvas }) => {
    const table = await canvas.findByRole('table', { name: app.t('desk-members:mails.title') })
    for (const text of [
      app.t('desk-operation:kind.activate'),
      app.t('desk-members:mails.skip.switched-off'),
      app.t('desk-members:mails.result.bounced'),
      'smtp.451',
      app.t('desk-members:mails.unknown'),
      app.t('desk-operation:kind.new-match'),
    ])
      await expect(table).toHaveTextContent(text)
    await expect(canvas.getByText(app.t('desk-members:mails.trouble.bounce'))).toBeVisible()
  },
})

export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await canvas.findByRole('table')
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth)
  },
})

export const ManyMails = meta.story({
  parameters: {
    app: {
      ...PLACE,
      situation: mailed(
        Array.from({ length: 26 }, () => ({ kind: 'news', result: 'sent', reason: null })),
      ),
    },
  },
  play: async ({ app, canvas, userEvent }) => {
    await expect(await canvas.findAllByRole('row')).toHaveLength(27)
    await userEvent.click(canvas.getByRole('button', { name: app.t('desk-members:mails.more') }))
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(28))
  },
})

export const None = meta.story({
  parameters: { app: { ...PLACE, situation: mailed([]) } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('desk-members:mails.none'))).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { app: { ...PLACE, network: failing({ code: 'busy' }, '/mails') } },
  play: async ({ app, canvas }) => {
    await expect(await canvas.findByText(app.t('errors:busy'))).toBeVisible()
  },
})
