import { changePassword } from '#core/accounts/credentials/change-password.ts'
import { logIn } from '#core/accounts/credentials/log-in.ts'
import { passwordPrint } from '#core/accounts/password.ts'
import { identify } from '#core/accounts/sessions/identify.ts'
import { endSession } from '#core/accounts/sessions/open-sessions.ts'
import { deleteAccount } from '#core/membership/leaving/delete-account.ts'
import { reactivate } from '#core/membership/leaving/reactivate.ts'
import { changeMail } from '#core/membership/signup/change-mail.ts'
import { confirmEmail } from '#core/membership/signup/confirm-email.ts'
import { balanceOf } from '#core/money/ports.ts'
import { writeLetter } from '#core/notifications/letters/write-letter.ts'
import { changeSettings, chooseSite } from '#core/profiles/editing/change-settings.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { ok } from '#core/shared/result.ts'
import { DAY } from '#core/shared/time.ts'
import { PHONE } from '#tests/core/accounts/sessions/browsers.ts'
import { NOW, newId } from '../sample.ts'
import type { ParallelCase } from './pairs.ts'
import { createMember, type TestPorts } from './test-ports.ts'

export const ACCOUNT_OPERATIONS = [
  'Ann changes her password',
  'Ann changes her email',
  'Ann confirms her email',
  'Ann deletes her account',
  'Ann restores her account',
  'Ann joins another site',
  'Ann turns mails off',
  'Ann ends her tablet session',
  'Ann logs in',
  'Ann uses her session',
  'an email change link is mailed',
] as const

const OLD = 'a lantern at sea'
const NEW = 'a kettle on the moor'
const LINKS = ['activate', 'change-mail', 'reactivate'] as const

/** Ann, whose email is unconfirmed, with sessions on a phone and a tablet. */
export async function accountCase(ports: TestPorts): Promise<ParallelCase> {
  const [phone, tablet] = [newId(), newId()]
  const tokens = { activate: newId(), 'change-mail': newId(), reactivate: newId() }
  const newEmail = `${newId()}@example.test`
  const { account, session } = await ports.commit(async (stores) => {
    const passwordHash = await ports.passwords.hash(OLD)
    const waiting = { status: 'not_confirmed', confirmedAt: null, passwordHash } as const
    const member = await createMember(stores, ports, waiting)
    const account = await stores.accounts.byId(member)
    if (!account) throw new Error('Ann is not there')
    const times = { startedAt: NOW - DAY, seenAt: NOW - DAY, expiresAt: NOW + DAY }
    const signedIn = { member, agent: '', device: null, ...times }
    const session = { ...signedIn, id: ports.secrets.hash(phone) }
    await stores.sessions.add(session)
    await stores.sessions.add({ ...signedIn, id: ports.secrets.hash(tablet) })
    for (const purpose of LINKS) {
      await stores.links.add({
        hash: ports.secrets.hash(tokens[purpose]),
        purpose,
        member,
        email: purpose === 'change-mail' ? newEmail : account.email,
        sentAt: NOW,
        expiresAt: NOW + DAY,
        usedAt: null,
      })
    }
    return { account, session }
  })
  const member = account.id
  const vonk = ports.sites.byId('vonk')
  const other = { ...vonk, settings: { ...vonk.settings, id: 'elsewhere' } }
  const sites = { ...ports.sites, all: () => [vonk, other] }
  const succeeded = new Set<(typeof ACCOUNT_OPERATIONS)[number]>()
  const sessions: string[] = []
  const mailed: string[] = []
  const track = async (
    operation: (typeof ACCOUNT_OPERATIONS)[number],
    work: Promise<{ ok: boolean }>,
  ) => {
    if ((await work).ok) succeeded.add(operation)
  }

  return {
    operations: {
      'Ann changes her password': () => {
        const command = { account, session, old: OLD, password: NEW, address: newId() }
        return track('Ann changes her password', changePassword(ports, command))
      },
      'Ann changes her email': () => {
        const command = { token: tokens['change-mail'], session: session.id }
        return track('Ann changes her email', changeMail(ports, command))
      },
      'Ann confirms her email': () =>
        track('Ann confirms her email', confirmEmail(ports, tokens.activate)),
      'Ann deletes her account': () =>
        deleteAccount(ports, { member, reason: 'break', site: 'vonk' }),
      'Ann restores her account': () => reactivate(ports, tokens.reactivate),
      'Ann joins another site': () => {
        const command = { member, site: 'elsewhere', shown: true }
        return track('Ann joins another site', chooseSite({ ...ports, sites }, command))
      },
      'Ann turns mails off': () => {
        const change = { notificationsDisabled: ['like'], invisible: true } as const
        return track('Ann turns mails off', changeSettings(ports, { member, change }))
      },
      'Ann ends her tablet session': async () => {
        await endSession(ports, { member, session: ports.secrets.hash(tablet) })
        succeeded.add('Ann ends her tablet session')
      },
      'Ann logs in': async () => {
        const { email } = account
        const command = { email, password: OLD, address: newId(), browser: PHONE }
        const started = await logIn(ports, command)
        if (started.ok) sessions.push(started.value.session.id)
      },
      'Ann uses her session': () => identify(ports, phone),
      'an email change link is mailed': async () => {
        const print = passwordPrint(ports, account)
        const command = { member, email: `${newId()}@example.test`, passwordPrint: print }
        const at = ports.now()
        const notification = { kind: 'change-mail', ...command } as const
        const delivery = { id: newId(), notification, addedAt: at, dueAt: at }
        await ports.atomically(async ({ deliveries }) => ok(await deliveries.add(delivery)))
        const sentMessages = await writeLetter(ports, delivery, () => 'https://vonk.test')
        if (sentMessages.become === 'letter') mailed.push(sentMessages.letter.path.slice(1))
      },
    },

    async faults() {
      const faults: string[] = []
      const { reads } = ports
      const now = await reads.accounts.byId(member)
      const profile = await reads.profiles.byId(member)
      if (!now || !profile) return ['Ann is gone']
      const check = (is: boolean, what: string) => void (is && faults.push(what))

      const changed = succeeded.has('Ann changes her password')
      const hash = await ports.passwords.hash(changed ? NEW : OLD)
      check(now.passwordHash !== hash, 'a password change was lost')
      const emailChanged = succeeded.has('Ann changes her email')
      check(now.email !== (emailChanged ? newEmail : account.email), 'an email change was lost')
      const confirmed = emailChanged || succeeded.has('Ann confirms her email')
      check((now.confirmedAt !== null) !== confirmed, 'a confirmation was lost')
      const joined = succeeded.has('Ann joins another site')
      check((now.siteChoices.elsewhere === true) !== joined, 'a site choice was lost')
      const mailsOff = succeeded.has('Ann turns mails off')
      check(now.invisible !== mailsOff, 'a setting was lost')
      check(now.notificationsDisabled.includes('like') !== mailsOff, 'a preference was lost')
      check((now.status === 'deleted') !== (now.deletedAt !== null), 'both deleted and active')
      const open = now.confirmedAt === null ? 'not_confirmed' : 'active'
      check(now.status !== 'deleted' && now.status !== open, `${now.status}, though ${open}`)
      const listed = [...listedOn(now)].toSorted().join()
      check([...profile.listedOn].toSorted().join() !== listed, 'wrong listing')

      const sessionIds = (await reads.sessions.of(member)).map(({ id }) => id)
      check(now.status === 'deleted' && sessionIds.length > 0, 'a session of a deleted account')
      const ended = succeeded.has('Ann ends her tablet session') || changed || emailChanged
      check(
        ended && sessionIds.includes(ports.secrets.hash(tablet)),
        'an ended session is still there',
      )
      // A login that used the old password or email.
      check(
        changed && sessions.some((id) => sessionIds.includes(id)),
        'a session from an old password',
      )
      for (const token of mailed) {
        const link = await reads.links.byHash(ports.secrets.hash(token))
        check(changed && link !== null, 'a mailed link is valid after a password change')
      }

      const entries = await reads.ledger.of(member, null, 99)
      const gifts = entries.filter(({ reason }) => reason === 'signup').length
      check(gifts !== (confirmed ? 1 : 0), `${gifts} gifts`)
      const booked = await reads.ledger.balance(`granted:${member}`)
      check(balanceOf(await reads.wallets.of(member)) !== booked, 'credits that no book knows')
      return faults
    },
  }
}
