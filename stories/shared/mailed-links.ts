import type { LinkPurpose } from '#core/accounts/links.ts'
import { ok } from '#core/shared/result.ts'
import { DAY, HOUR } from '#core/shared/time.ts'
import { and, type Situation } from '../../app/mocks/scenes/situation.ts'
import { VIEWER } from '../../app/mocks/scenes/viewer.ts'

/** The token of the one link in a story. */
export const TOKEN = 'a-token-that-only-the-letter-knows-00000000'

/** A situation with a link mailed to the viewer, used or not. */
export const withLink = (
  purpose: LinkPurpose,
  situation: Situation,
  state: 'usable' | 'used' | 'expired' | 'replaced' | 'closed' = 'usable',
): Situation =>
  and(situation, ({ world: { ports } }) =>
    ports.atomically(async ({ links }) => {
      const now = ports.now()
      await links.add({
        hash: ports.secrets.hash(TOKEN),
        purpose,
        member: VIEWER.id,
        email: VIEWER.email,
        sentAt: now - DAY,
        expiresAt: state === 'expired' ? now - HOUR : now + HOUR,
        usedAt: state === 'used' ? now - HOUR : null,
      })
      if (state === 'replaced' || state === 'closed') await links.void(VIEWER.id, purpose)
      if (state === 'closed') {
        const back = { hash: 'a way back', purpose: 'reactivate', member: VIEWER.id } as const
        const sent = { email: VIEWER.email, sentAt: now, expiresAt: now + HOUR, usedAt: now }
        await links.add({ ...back, ...sent })
      }
      return ok(null)
    }),
  )

/** The same, opened without a login. */
export const loggedOut = (situation: Situation): Situation =>
  and(situation, ({ browser }) => browser.ask('GET', '/api/logout.php'))
