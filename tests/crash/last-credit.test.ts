import { afterAll, expect, test } from 'bun:test'
import { newId } from '#tests/contracts/sample.ts'
import { type RunningServer, startServer, temporaryFolder } from '../running-server.ts'
import { clientOf } from './client.ts'
import { settle } from './test-members.ts'
import { brokenPromises } from './truth.ts'

const SPENDERS = 64

const folder = await temporaryFolder('race')
let server: RunningServer | undefined
afterAll(async () => {
  await server?.kill()
  await folder.dispose()
})

test('of 64 concurrent messages for the last credit one is sent, and 63 are refused', async () => {
  const residents = await settle(folder.path, [1, 1, 1])
  server = await startServer({ dataDir: folder.path, env: { LOG_LEVEL: 'error' } })
  const client = clientOf(server.origin)
  for (const { session, conversation } of residents) {
    const path = `/api/conversations/${conversation}/messages`
    const answers = await Promise.all(
      Array.from({ length: SPENDERS }, () =>
        client.ask({ path, session, body: { id: newId(), text: 'Hoi!' } }),
      ),
    )
    const statuses = answers.map((answer) => answer?.status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(1)
    expect(statuses.filter((status) => status === 402)).toHaveLength(SPENDERS - 1)
  }
  await server.kill()
  expect(brokenPromises(folder.path, client.asked)).toEqual([])
})
