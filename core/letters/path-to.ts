import type { SocialNotice } from '../notifications/notice.ts'

/** Path of the page that shows another member's action. */
export const pathTo = (notice: SocialNotice): string =>
  notice.kind === 'new-message' ? `/chats/${notice.conversation}` : `/likes/m/${notice.from}`
