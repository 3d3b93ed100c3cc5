/** Placeholder for an id that is new in each request. */
export const ID_MARK = '00000000-0000-7000-8000-000000000000'

export type Asked = {
  readonly method?: 'GET' | 'POST' | 'PUT'
  readonly path: string
  /** A session token. */
  readonly session?: string
  readonly body?: unknown
}

/** A raw HTTP request, prepared in advance so that building it is not measured. */
export function wireRequest({ method = 'GET', path, session, body }: Asked): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: bench',
    // As browsers send it.
    'Accept-Encoding: gzip, deflate, br',
    ...(session ? [`Cookie: vonk_session=${session}`] : []),
    ...(text
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}

/** The requests of a file in turn, each with an id of its own where the mark is; `ids` sets those of a process apart. */
export async function requestsIn(path: string, ids: string): Promise<() => string> {
  const requests = (await Bun.file(path).text()).split('\0')
  let made = 0
  return () => {
    made += 1
    const id = `${ids}-7000-8000-${made.toString(16).padStart(12, '0')}`
    return (requests[made % requests.length] ?? '').replace(ID_MARK, id)
  }
}
