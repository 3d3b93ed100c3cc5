import { Elysia } from 'elysia'
import { DESK_GUEST } from '#adapters/demo/desk-guest.ts'
import { createApi } from '../../app.ts'
import type { Description } from '../../docs/describe.ts'
import { docs } from '../../docs/docs.ts'
import { mockedHttp } from '../../http/mocked-http.ts'
import { openWorld } from '../../world.ts'

/** Where a demo listens. */
const DEMO = 'http://localhost:3000'

/** The OpenAPI document of the API, for a reader who has it without the site. */
export async function openApiDocument(): Promise<Description> {
  const { ports, demo } = await openWorld({ origin: DEMO, now: Date.now, people: 0 })
  const http = mockedHttp(DEMO, { guest: demo.guest, deskGuest: DESK_GUEST })
  const server = new Elysia().use(docs()).use(createApi(ports, http))
  const answer = await server.handle(new Request(`${DEMO}/swagger/json`))
  const origin = { default: DEMO, description: 'The address of a site' }
  return { ...(await answer.json()), servers: [{ url: '{origin}', variables: { origin } }] }
}
