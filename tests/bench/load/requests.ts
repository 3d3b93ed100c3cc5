/** Placeholder for an id that is new in each request. */
export const ID_MARK = '00000000-0000-7000-8000-000000000000'

type Asked = {
  readonly method?: 'GET' | 'POST'
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
