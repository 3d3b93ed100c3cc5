import type { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import type { GUEST } from '#adapters/demo/guest.ts'

type Logins = { readonly guest: typeof GUEST; readonly deskGuest: typeof DESK_GUEST }

/** Where the site is; of a demo also its mailbox, and, where it has people, its two logins and its desk. */
export function placesOf(baseUrl: string, demo: Logins | null, people: boolean): string {
  const lines = [`Vonk is at ${baseUrl}`]
  if (demo && people) lines.push(`Log in as ${demo.guest.email}: ${demo.guest.password}`)
  if (demo) lines.push(`Its mails are at ${baseUrl}/dev/mailbox`)
  if (demo && people) {
    const { email, password } = demo.deskGuest
    lines.push(`Its desk is at ${baseUrl}/desk, for ${email}: ${password}`)
  }
  return lines.join('\n')
}
