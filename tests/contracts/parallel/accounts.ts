import { changePassword } from '#core/accounts/change-password.ts'
import { endSession } from '#core/accounts/end-session.ts'
import { identify } from '#core/accounts/identify.ts'
import { logIn } from '#core/accounts/log-in.ts'
import { passwordPrint } from '#core/accounts/password-print.ts'
import { balanceOf } from '#core/credits/wallets.ts'
import { deleteAccount } from '#core/leaving/delete-account.ts'
import { reactivate } from '#core/leaving/reactivate.ts'
import { writeLetter } from '#core/notifications/write-letter.ts'
import { changeSettings } from '#core/profiles/change-settings.ts'
import { chooseSite } from '#core/profiles/choose-site.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { DAY } from '#core/shared/time.ts'
import { changeMail } from '#core/signup/change-mail.ts'
import { confirmEmail } from '#core/signup/confirm-email.ts'
import { PHONE } from '#tests/core/accounts/browsers.ts'
import { NOW, newId } from '../sample.ts'
import type { Scene } from './pairs.ts'
import { person, type Town } from './town.ts'

export const ACCOUNT_ACTS = [
  'Ann changes her password',
  'Ann changes her email',
  'Ann confirms her email',
  'Ann closes her account',
  'Ann brings her account back',
  'Ann joins another site',
  'Ann switches mails off',
  'Ann signs her tablet out',
  'Ann logs in',
  'Ann looks around',
  'a link to another address is mailed',
] as const

const OLD = 'a lantern at sea'
const NEW = 'a kettle on the moor'
const LINKS = ['activate', 'change-mail', 'reactivate'] as const

/** Ann, who has yet to confirm her email, signed in with her phone and her tablet. */
export async function annsAccount(town: Town): Promise<Scene> {
  const [phone, tablet] = [newId(), newId()]
  const tokens = { activate: newId(), 'change-mail': newId(), reactivate: newId() }
  const moved = `${newId()}@example.test`
  const { account, session } = await town.settle(async (stores) => {
    const passwordHash = await town.passwords.hash(OLD)
    const waiting = { status: 'not_confirmed', confirmedAt: null, passwordHash } as const
    const member = await person(stores, town, waiting)
    const account = await stores.accounts.byId(member)
    if (!account) throw new Error('Ann is not there')
    const times = { startedAt: NOW - DAY, seenAt: NOW - DAY, expiresAt: NOW + DAY }
    const signedIn = { member, agent: '', device: null, ...times }
    const session = { ...signedIn, id: town.secrets.hash(phone) }
    await stores.sessions.add(session)
    await stores.sessions.add({ ...signedIn, id: town.secrets.hash(tablet) })
    for (const purpose of LINKS) {
      await stores.links.add({
        hash: town.secrets.hash(tokens[purpose]),
        purpose,
        member,
        email: purpose === 'change-mail' ? moved : account.email,
        sentAt: NOW,
        expiresAt: NOW + DAY,
        usedAt: null,
      })
    }
    return { account, session }
  })
  const member = account.id
  const own = town.sites.byId('vonk')
  const other = { ...own, settings: { ...own.settings, id: 'elsewhere' } }
  const sites = { ...town.sites, all: () => [own, other] }
  const done = new Set<(typeof ACCOUNT_ACTS)[number]>()
  const sessions: string[] = []
  const mailed: string[] = []
  const note = async (act: (typeof ACCOUNT_ACTS)[number], work: Promise<{ ok: boolean }>) => {
    if ((await work).ok) done.add(act)
  }

  return {
    acts: {
      'Ann changes her password': () => {
        const asked = { account, session, old: OLD, password: NEW, address: newId() }
        return note('Ann changes her password', changePassword(town, asked))
      },
      'Ann changes her email': () => {
        const asked = { token: tokens['change-mail'], session: session.id }
        return note('Ann changes her email', changeMail(town, asked))
      },
      'Ann confirms her email': () =>
        note('Ann confirms her email', confirmEmail(town, tokens.activate)),
      'Ann closes her account': () =>
        deleteAccount(town, { member, reason: 'break', site: 'vonk' }),
      'Ann brings her account back': () => reactivate(town, tokens.reactivate),
      'Ann joins another site': () => {
        const asked = { member, site: 'elsewhere', shown: true }
        return note('Ann joins another site', chooseSite({ ...town, sites }, asked))
      },
      'Ann switches mails off': () => {
        const change = { notificationsDisabled: ['like'], invisible: true } as const
        return note('Ann switches mails off', changeSettings(town, { member, change }))
      },
      'Ann signs her tablet out': async () => {
        await endSession(town, { member, session: town.secrets.hash(tablet) })
        done.add('Ann signs her tablet out')
      },
      'Ann logs in': async () => {
        const { email } = account
        const asked = { email, password: OLD, address: newId(), browser: PHONE }
        const started = await logIn(town, asked)
        if (started.ok) sessions.push(started.value.session.id)
      },
      'Ann looks around': () => identify(town, phone),
      'a link to another address is mailed': async () => {
        const print = passwordPrint(town, account)
        const asked = { member, email: `${newId()}@example.test`, passwordPrint: print }
        const delivery = { id: newId(), notice: { kind: 'change-mail', ...asked } as const }
        const written = await writeLetter(town, delivery, () => 'https://vonk.test')
        if (written.become === 'letter') mailed.push(written.letter.path.slice(1))
      },
    },

    async faults() {
      const faults: string[] = []
      const { reads } = town
      const now = await reads.accounts.byId(member)
      const profile = await reads.profiles.byId(member)
      if (!now || !profile) return ['Ann is gone']
      const wrong = (is: boolean, what: string) => void (is && faults.push(what))

      const changed = done.has('Ann changes her password')
      const hash = await town.passwords.hash(changed ? NEW : OLD)
      wrong(now.passwordHash !== hash, 'a password that was not kept')
      const renamed = done.has('Ann changes her email')
      wrong(now.email !== (renamed ? moved : account.email), 'an email that was not kept')
      const proven = renamed || done.has('Ann confirms her email')
      wrong((now.confirmedAt !== null) !== proven, 'a confirmation that was not kept')
      const joined = done.has('Ann joins another site')
      wrong((now.siteChoices.elsewhere === true) !== joined, 'a site that was not kept')
      const off = done.has('Ann switches mails off')
      wrong(now.invisible !== off, 'a setting that was not kept')
      wrong(now.notificationsDisabled.includes('like') !== off, 'a preference that was not kept')
      wrong((now.status === 'deleted') !== (now.deletedAt !== null), 'closed and open at once')
      const open = now.confirmedAt === null ? 'not_confirmed' : 'active'
      wrong(now.status !== 'deleted' && now.status !== open, `${now.status}, though ${open}`)
      const listed = [...listedOn(now)].toSorted().join()
      wrong([...profile.listedOn].toSorted().join() !== listed, 'listed as she should not be')

      const live = (await reads.sessions.of(member)).map(({ id }) => id)
      wrong(now.status === 'deleted' && live.length > 0, 'signed in to a closed account')
      const ended = done.has('Ann signs her tablet out') || changed || renamed
      wrong(ended && live.includes(town.secrets.hash(tablet)), 'a session that was not ended')
      // Whoever logged in did so with the password or email of before.
      wrong(changed && sessions.some((id) => live.includes(id)), 'in with an old password')
      for (const token of mailed) {
        const link = await reads.links.byHash(town.secrets.hash(token))
        wrong(changed && link !== null, 'a mailed link that outlived the password')
      }

      const entries = await reads.ledger.of(member, null, 99)
      const gifts = entries.filter(({ reason }) => reason === 'signup').length
      wrong(gifts !== (proven ? 1 : 0), `${gifts} gifts`)
      const booked = await reads.ledger.balance(`granted:${member}`)
      wrong(balanceOf(await reads.wallets.of(member)) !== booked, 'credits that no book knows')
      return faults
    },
  }
}
