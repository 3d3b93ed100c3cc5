import { describe, expect, test } from 'bun:test'
import type { Log } from '#api/http/logs/log.ts'
import { followMethods } from '#api/server/follow-methods.ts'

/** A provider that says each of these in turn: the methods it lacks, or nothing. */
const open = (...said: (readonly string[] | null)[]) => openWith(said, () => undefined)

function openWith(said: readonly (readonly string[] | null)[], beforeRefusing: () => void) {
  const refused: (readonly string[])[] = []
  const lines: string[] = []
  const log: Log = (level, event, facts = {}) => {
    lines.push([level, event, ...Object.values(facts)].join(' '))
  }
  const answers = [...said]
  const following = followMethods({
    ask: async () => answers.shift() ?? null,
    async refuse(methods) {
      beforeRefusing()
      refused.push(methods)
    },
    log,
  })
  following.stop()
  return { ...following, refused, lines }
}

describe('payment methods that the provider does not offer', () => {
  test('are taken out once, and said; back in when it offers them again', async () => {
    const { again, refused, lines } = open(['paypal', 'sct'], ['paypal', 'sct'], [])
    for (let turn = 0; turn < 3; turn += 1) await again()
    expect(refused).toEqual([['paypal', 'sct'], []])
    expect(lines).toEqual([
      'warn payments.methods-refused paypal, sct',
      'info payments.methods-refused ',
    ])
  })

  test('stay as they were while the provider does not answer', async () => {
    const { again, refused, lines } = open(null)
    await again()
    expect(refused).toEqual([])
    expect(lines).toEqual(['warn payments.methods-unknown'])
  })

  test('are taken out the next time, where the sites could not be read', async () => {
    let isAway = true
    const { again, refused, lines } = openWith([['sct'], ['sct']], () => {
      if (isAway) throw new Error('the database is away')
    })
    await again()
    isAway = false
    await again()
    expect(refused).toEqual([['sct']])
    expect(lines).toEqual(['error sites.unread', 'warn payments.methods-refused sct'])
  })

  test('are asked for once, however many payments are refused at a time', async () => {
    const { again, lines } = open(['paypal'], ['sct'])
    await Promise.all([again(), again(), again()])
    expect(lines).toHaveLength(1)
  })
})
