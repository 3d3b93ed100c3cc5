import { expect, test } from 'bun:test'
import type { NotificationKind } from '#core/accounts/account.ts'
import { showsPushPrompt } from '#core/membership/alerts/prompts.ts'

test('no push is offered to a member who switched off all that it promises', () => {
  const asks = (...notificationsDisabled: NotificationKind[]) =>
    showsPushPrompt({ loggedIn: true, push: 'unsubscribed', notificationsDisabled }, {}, 0)
  expect(asks('new_messages', 'like')).toBe(true)
  expect(asks('new_conversations', 'new_messages', 'like')).toBe(false)
})
