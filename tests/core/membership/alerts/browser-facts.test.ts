import { describe, expect, test } from 'bun:test'
import {
  type BrowserFacts,
  factsIn,
  factsText,
  NO_FACTS,
} from '#core/membership/alerts/browser-facts.ts'

const NOW = Date.UTC(2026, 10, 23, 12)

const facts: BrowserFacts = {
  push: 'denied',
  installWay: 'written',
  dismissals: { 'hide-push-notification-alert': NOW, 'hide-enrich-alert': NOW - 1 },
}

describe('the browser’s alert state', () => {
  test('is read back from a cookie without escaping', () => {
    for (const one of [
      facts,
      NO_FACTS,
      { ...facts, push: 'unsubscribed', dismissals: {} } as const,
    ]) {
      const text = factsText(one)
      expect(text).toMatch(/^[a-z\d.]{1,100}$/)
      expect(factsIn(text)).toEqual(one)
    }
  })

  test('omits what no alert depends on', () => {
    const dismissals = { 'hide-time-bonus-modal': NOW, 'hide-site-entry-warning': NOW }
    expect(factsIn(factsText({ ...facts, dismissals })).dismissals).toEqual({})
  })

  test('does not carry the native install prompt to the next page', () => {
    expect(factsIn(factsText({ ...facts, installWay: 'prompt' })).installWay).toBeNull()
  })

  test('is ignored when malformed, huge or otherwise encoded', () => {
    const text = factsText(facts)
    const invalid = [
      null,
      '',
      'denied',
      `${text} `,
      ` ${text}`,
      `${text}\n`,
      `${text}.0`,
      `"${text}"`,
      text.toUpperCase(),
      text.replaceAll('.', '%2E'),
      text.replace('denied', 'granted'),
      text.replace('written', 'prompt'),
      text.replace('.0.', '.-1.'),
      text.replace('.0.', '.1e9.'),
      text.replace('.0.', '..'),
      `${text.slice(0, -1)}${'9'.repeat(20)}`,
      `denied.none${'.0'.repeat(100_000)}`,
      '0'.repeat(1_000_000),
      '%00%ff',
      '{"push":"denied"}',
      'denied.none.０.０.０.０.０',
    ]
    for (const one of invalid) expect(factsIn(one)).toEqual(NO_FACTS)
  })
})
