import { Elysia } from 'elysia'

type Site = (request: Request) => Promise<Response | null>

/** The sandbox payment provider, running in this process. */
export const sandboxRoutes = (site: Site) => {
  const answer = async ({ request }: { readonly request: Request }) =>
    (await site(request)) ?? Response.json({ code: 'not-found' }, { status: 404 })
  const own = { parse: 'none', detail: { hide: true } } as const
  // Registered per method: a catch-all route would come after the pages'.
  return new Elysia({ name: 'sandbox' })
    .get('/sandbox/*', answer, own)
    .post('/sandbox/*', answer, own)
    .delete('/sandbox/*', answer, own)
}
