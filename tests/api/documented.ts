import { Elysia } from 'elysia'
import { createApi } from '#api/app.ts'
import { docs } from '#api/docs/docs.ts'
import { health } from '#api/server/health.ts'
import { openWorld } from '#tests/core/world.ts'
import { HTTP } from './open-api.ts'

type Operation = {
  readonly parameters?: readonly { readonly in: string; readonly name: string }[]
  readonly responses: Readonly<Record<string, { readonly description?: string }>>
}
type Document = {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

/** Every route of the OpenAPI document, as `GET /api/chats/:id`, with what it may answer. */
export async function documentedRoutes() {
  const server = new Elysia()
    .use(health(async () => ({ eventsWaitSince: null })))
    .use(docs())
    .use(createApi(openWorld(), HTTP))
  const answer = await server.handle(new Request('http://localhost/swagger/json'))
  const { paths }: Document = await answer.json()
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, { responses }]) => ({
      method: method.toUpperCase(),
      path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
      responses,
    })),
  )
}
