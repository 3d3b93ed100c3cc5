import type { SocialNotice } from './notice.ts'

/** Where a member sees what another did, as a path on the site. */
export const pathTo = (notice: SocialNotice): string =>
  notice.kind === 'new-message' ? `/chats/${notice.conversation}` : `/likes/m/${notice.from}`
