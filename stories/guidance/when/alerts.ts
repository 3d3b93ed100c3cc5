import { DISMISSALS, type DismissalKey } from '#core/membership/alerts/dismissals.ts'
import { type Alert, type MemberState, memberAlert } from '#core/membership/alerts/member-alert.ts'
import { DAY } from '#core/shared/time.ts'
import type { Noted } from './noted.ts'
import { pagesWhere } from './pages.ts'
import { lasting } from './words.ts'

const NOW = 100 * DAY

/** A member of whom nothing is asked. */
const CONTENT: MemberState = {
  confirmed: true,
  profileDisabled: false,
  mailTroubles: [],
  signupComplete: false,
  smartphone: false,
  push: 'subscribed',
  notificationsDisabled: [],
  mainImage: 'photo',
  photos: [],
  profile: {
    about: 'Words.',
    interests: ['cooking', 'music', 'travel'],
    details: { eyes: 'brown', hair: 'brown', tattoos: 'none' },
  },
  installWay: null,
  signedUpAt: 0,
  route: 'members',
}

/** What brings each alert about, in the words of its stories. */
const CAUSES = [
  {
    kind: 'activation',
    title: 'Everywhere/Activation reminder line',
    state: { confirmed: false, profileDisabled: true },
    when: 'The address is not confirmed, so that nobody sees the profile.',
    until: 'The address is confirmed.',
  },
  {
    kind: 'mail-trouble',
    title: 'Everywhere/Disabled notifications',
    state: { mailTroubles: ['bounce'] },
    when: 'Mails came back, were marked as spam, or were unsubscribed from by the mail program.',
    dismissal: 'hide-disabled-notifications-alert',
    until: 'Mails work again',
  },
  {
    kind: 'photo',
    title: 'Everywhere/Profile photo alert',
    state: { mainImage: null },
    when: 'There is no photo. While one is being checked, a line says so after everything else.',
    dismissal: 'hide-profile-photo-alert',
    until: 'A photo is approved',
  },
  {
    kind: 'push',
    title: 'Everywhere/Push prompt',
    state: { push: 'unsubscribed' },
    when: 'The browser can still be asked for push messages, and one of their kinds is wanted.',
    dismissal: 'hide-push-notification-alert',
    until: 'Answered',
  },
  {
    kind: 'install',
    title: 'Everywhere/Install app',
    state: { installWay: 'written' },
    when: 'The browser can install the site, and the member is back on another day.',
    dismissal: 'hide-install-app-alert',
    until: 'Installed',
  },
  {
    kind: 'enrich',
    title: 'Everywhere/Enrich alert',
    state: { profile: { about: '', interests: [], details: {} } },
    when: 'A day after the signup, and the profile says little: no words, few interests or few facts.',
    dismissal: 'hide-enrich-alert',
    until: 'Filled in',
  },
] as const satisfies readonly (Pick<Noted, 'title' | 'when' | 'until'> & {
  readonly kind: Alert['kind']
  readonly state: Partial<MemberState>
  readonly dismissal?: DismissalKey
})[]

const isShown = (state: MemberState, kind: Alert['kind']): boolean =>
  memberAlert(state, {}, NOW)?.kind === kind

const dismissed = (key: DismissalKey): string => {
  const lasts = DISMISSALS[key]
  return lasts === null ? 'put away, for good' : `put away, for ${lasting(lasts)}`
}

/** The alerts at the top of a member's page, in the order in which the rule shows them. */
export const ALERTS: readonly Noted[] = inOrder().map((cause) => ({
  title: cause.title,
  when: cause.when,
  where: pagesWhere((route) => isShown({ ...CONTENT, ...cause.state, route }, cause.kind)),
  until: 'dismissal' in cause ? `${cause.until}, or ${dismissed(cause.dismissal)}.` : cause.until,
}))

/** With everything amiss at once, each is shown when those before it are mended. */
function inOrder() {
  const order: (typeof CAUSES)[number][] = []
  for (const _ of CAUSES) {
    const left = CAUSES.filter((cause) => !order.includes(cause))
    const state: MemberState = Object.assign({ ...CONTENT }, ...left.map((cause) => cause.state))
    // Mails that come back end the reminder to confirm, and no mail was wrong before it was confirmed.
    const shown = memberAlert(
      left.length === CAUSES.length ? { ...state, mailTroubles: [] } : state,
      {},
      NOW,
    )
    const next = left.find(({ kind }) => kind === shown?.kind)
    if (next) order.push(next)
  }
  return order
}
