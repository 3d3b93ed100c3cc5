import { t } from 'elysia'

/** A month, such as "2026-11". */
export const Month = t.String({ pattern: '^20\\d\\d-(?:0[1-9]|1[0-2])$' })

/** A CSV file, for the API's document. */
export const CsvShape = t.Any({ 'x-media': 'text/csv' })

/** First moments of a month, such as "2026-11", and of the next, in UTC. */
export function boundsOf(month: string) {
  const [year = 0, nth = 1] = month.split('-').map(Number)
  return { from: Date.UTC(year, nth - 1), until: Date.UTC(year, nth) }
}

/** A CSV file to download, written as its parts are made. */
export const csvFile = (name: string, parts: AsyncGenerator<string>): Response =>
  new Response(streamOf(parts), {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'cache-control': 'no-store',
    },
  })

/** The parts as bytes, each made when the one before it was taken. */
function streamOf(parts: AsyncGenerator<string>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder()
  return new ReadableStream({
    async pull(controller) {
      const { value, done } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await parts.return(undefined)
    },
  })
}
