import { describe, expect, test } from 'bun:test'
import { chatBadgeCount } from '#core/chats/chat.ts'
import { creditsBadge, nearlySpent } from '#core/money/view-ledger.ts'
import { badgeText, tabTitle } from '#core/shared/badge-text.ts'

describe('a badge', () => {
  test('shows up to 99, and nothing for zero', () => {
    expect(badgeText(0)).toBeNull()
    expect(badgeText(1)).toBe('1')
    expect(badgeText(99)).toBe('99')
    expect(badgeText(100)).toBe('99+')
  })

  test('for chats counts unread messages and new likes, as the tab title does', () => {
    expect(chatBadgeCount(2, 3)).toBe(5)
    expect(tabTitle('Vonk', 5)).toBe('(5) Vonk')
    expect(tabTitle('Vonk', 0)).toBe('Vonk')
  })

  test('for credits warns at ten and below, and is critical at zero', () => {
    expect(creditsBadge(11)).toBeNull()
    expect(creditsBadge(10)).toEqual({ text: '10', tone: 'warning' })
    expect(creditsBadge(1)).toEqual({ text: '1', tone: 'warning' })
    expect(creditsBadge(0)).toEqual({ text: '0', tone: 'danger' })
  })

  test('a wallet is low when it buys two messages or fewer', () => {
    expect(nearlySpent(3, 1)).toBe(false)
    expect(nearlySpent(2, 1)).toBe(true)
    expect(nearlySpent(5, 2)).toBe(true)
    expect(nearlySpent(5, 0)).toBe(false)
  })
})
