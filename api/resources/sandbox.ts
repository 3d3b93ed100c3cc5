import { Elysia } from 'elysia'

type Site = (request: Request) => Promise<Response | null>

/** The sandbox payment company, which happens to live in this process. It answers for itself. */
export const sandboxRoutes = (site: Site) => {
  const answer = async ({ request }: { readonly request: Request }) =>
    (await site(request)) ?? Response.json({ code: 'not-found' }, { status: 404 })
  const own = { parse: 'none', detail: { hide: true } } as const
  // Each method by name: a route for all of them would come after the pages' own.
  return new Elysia({ name: 'sandbox' })
    .get('/sandbox/*', answer, own)
    .post('/sandbox/*', answer, own)
    .delete('/sandbox/*', answer, own)
}
