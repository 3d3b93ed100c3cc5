import { Elysia } from 'elysia'
import { acceptsEncoding } from './accepts-encoding.ts'
import type { Http } from './http.ts'

/** Below one packet, compression gains nothing. */
const WORTH_PACKING = 1400

const isPlain = (value: unknown): value is object =>
  Array.isArray(value) || (typeof value === 'object' && value?.constructor === Object)

/** Compresses JSON responses with gzip, after schema validation, if the client accepts it. */
export const compression = ({ gzip }: Pick<Http, 'gzip'>) =>
  new Elysia({ name: 'compression' }).mapResponse(
    { as: 'global' },
    ({ request, responseValue, set }) => {
      // Returning nothing here for a plain value would drop a refusal's body.
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
