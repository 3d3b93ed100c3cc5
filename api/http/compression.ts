import { Elysia } from 'elysia'
import { acceptsEncoding } from './accepts-encoding.ts'
import type { Http } from './http.ts'

/** What fits into one packet arrives no sooner for being smaller. */
const WORTH_PACKING = 1400

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object)

/** Packs what is said in JSON, once its schema has let it pass, for those who take it gzipped. */
export const compression = ({ gzip }: Pick<Http, 'gzip'>) =>
  new Elysia({ name: 'compression' }).mapResponse(
    { as: 'global' },
    ({ request, responseValue, set }) => {
      // A hook that answers nothing to a plain value leaves a refusal without a body.
      if (!isPlain(responseValue)) return
      const text = JSON.stringify(responseValue)
      set.headers['content-type'] = 'application/json'
      set.headers.vary = 'accept-encoding'
      if (!gzip || text.length < WORTH_PACKING || !acceptsEncoding(request, 'gzip'))
        return new Response(text)
      set.headers['content-encoding'] = 'gzip'
      return new Response(gzip(text))
    },
  )
