import { expect, test } from 'bun:test'
import { createQueries } from '#app/client/create-queries.ts'
import { asOperator } from '#app/desk/as-operator.ts'
import { setOperator } from '#app/desk/operator.ts'

const ORIGIN = 'http://localhost'

test('a call of the desk says whom the page shows, beside its own headers', async () => {
  const queries = createQueries()
  const sent: (string | null)[] = []
  const calls = asOperator(queries, async (_, init) => {
    const headers = new Headers(init?.headers)
    sent.push(`${headers.get('x-desk-operator')} ${headers.get('x-request-type')}`)
    return new Response()
  })
  const init = { headers: { 'x-request-type': 'client' } }
  const photos = `${ORIGIN}/api/desk/photos`
  await calls(photos, init)
  setOperator(queries, {
    id: 'mia',
    name: 'Mia',
    email: 'mia@vonk.example',
    second_factor: 'on',
    recovery_codes: 10,
    permissions: [],
  })
  await calls(photos, init)
  await calls(new Request(photos), init)
  await calls(new URL(photos))
  for (const path of ['session', 'invitation', 'guest'])
    await calls(`${ORIGIN}/api/desk/${path}`, init)
  await calls(`${ORIGIN}/api/settings`, init)
  expect(sent).toEqual([
    'null client',
    'mia client',
    'mia client',
    'mia null',
    ...Array(4).fill('null client'),
  ])
})
