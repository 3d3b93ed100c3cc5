import type { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import type { GUEST } from '#adapters/demo/guest.ts'

type Logins = { readonly guest: typeof GUEST; readonly deskGuest: typeof DESK_GUEST }

/** Where the site is; of a demo also its two logins, its mailbox and its desk. */
export const placesOf = (baseUrl: string, demo: Logins | null): string =>
  [
    `Vonk is at ${baseUrl}`,
    ...(demo
      ? [
          `Log in as ${demo.guest.email}: ${demo.guest.password}`,
          `Its mails are at ${baseUrl}/dev/mailbox`,
          `Its desk is at ${baseUrl}/desk, for ${demo.deskGuest.email}: ${demo.deskGuest.password}`,
        ]
      : []),
  ].join('\n')
