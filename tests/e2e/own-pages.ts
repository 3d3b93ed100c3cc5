import type { Page } from '@playwright/test'
import { demoMen } from './members.ts'

/** The first of the demo men, and a conversation with him that has one message. */
export async function chatOf(page: Page) {
  const [man] = await demoMen(page.request)
  const created = await page.request.post('/api/conversations', { data: { profile_id: man?.id } })
  const { id } = await created.json()
  const message = { id: crypto.randomUUID(), text: 'Koffie?', acknowledged: true, credits: 2 }
  await page.request.post(`/api/conversations/${id}/messages`, { data: message })
  return { chat: `/chats/${id}`, profile: `/members/${man?.id}`, name: man?.name }
}

/** The pages that members use most. */
export const PAGES = [
  '/members',
  '/chats',
  '/likes',
  '/likes/given',
  '/credits',
  '/credits/eur-25',
  '/credits/repeat-order',
  '/transactions',
  '/premium',
  '/pricing',
  '/profile',
  '/notifications',
  '/notifications/hear',
] as const
