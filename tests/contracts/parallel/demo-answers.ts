import { expect, test } from 'bun:test'
import { answer } from '#adapters/demo/answers.ts'
import { newId, sampleAccount, sampleMessage, sampleProfile } from '../sample.ts'
import { createChat, createMember, type TestPorts } from './test-ports.ts'

const SERVERS = 6

/** A question that every server of an install hears at once is answered once. */
export function demoAnswersContract(name: string, ports: TestPorts, rounds: number) {
  test(`of several servers one answers for a demo member, in ${name}`, async () => {
    for (let round = 0; round < rounds; round += 1) {
      const { dora, id } = await ports.commit(async (stores) => {
        const ann = await createMember(stores, ports)
        const dora = newId()
        await stores.accounts.add(sampleAccount({ id: dora }))
        await stores.profiles.add(sampleProfile({ id: dora, demo: true }))
        const id = await createChat(stores, ann, dora)
        await stores.messages.append(sampleMessage(id, ann, { cost: 0 }))
        return { dora, id }
      })
      const question = { member: dora, conversation: id }
      await Promise.all(Array.from({ length: SERVERS }, () => answer(ports, question)))
      const messages = await ports.reads.messages.range(id, { hidden: 0, limit: 50 })
      expect(messages.filter(({ from }) => from === dora)).toHaveLength(1)
    }
  }, 60_000)
}
