import { describe, expect, test } from 'bun:test'
import { fileURLToPath } from 'node:url'
import { openLibsql } from '#adapters/drizzle/libsql.ts'
import { balanceOf } from '#core/money/ports.ts'
import { commit, twoInConversation } from '#tests/contracts/sample.ts'
import { temporary } from './temporary.ts'

const { path } = await temporary()
const open = (file: string) => openLibsql({ url: `file:${file}` })
const WORKER = fileURLToPath(new URL('./crash.worker.ts', import.meta.url))
const CREDITS = 1_000_000

/** Lets a process send until it has acknowledged some messages, kills it, and returns what it acknowledged. */
async function sendUntilKilled(file: string, conversation: string, from: string, enough: number) {
  const sender = Bun.spawn([process.execPath, WORKER, file, conversation, from], {
    stdout: 'pipe',
    stderr: 'inherit',
  })
  let output = ''
  const decoder = new TextDecoder()
  for await (const chunk of sender.stdout) {
    output += decoder.decode(chunk, { stream: true })
    if (output.length > enough * 37) sender.kill('SIGKILL')
  }
  await sender.exited
  return output.split('\n').slice(0, -1)
}

describe('a process killed while writing', () => {
  test('has stored everything it acknowledged, and charged each once, repeatedly', async () => {
    const file = path()
    const storage = await open(file)
    const { ann, id } = await twoInConversation(storage)
    await commit(storage, ({ wallets }) => wallets.credit(ann, 'paid', CREDITS))
    await storage.close()

    for (const enough of [1, 40, 150, 300]) {
      const acknowledged = await sendUntilKilled(file, id, ann, enough)
      expect(acknowledged.length).toBeGreaterThanOrEqual(enough)

      const after = await open(file)
      for (const message of acknowledged) {
        expect((await after.reads.messages.byId(message))?.from).toBe(ann)
      }
      const stored = await after.reads.messages.sentBy(ann)
      expect(CREDITS - balanceOf(await after.reads.wallets.of(ann))).toBe(stored)
      expect(-(await after.reads.ledger.balance(`paid:${ann}`))).toBe(stored)
      expect(await after.reads.conversations.seat(id, ann)).toMatchObject({
        conversation: { lastSeq: stored },
      })
      await after.close()
    }
  }, 120_000)
})
