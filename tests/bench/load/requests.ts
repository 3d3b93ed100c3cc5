/** Stands for an id that is fresh in each request. */
export const ID_MARK = '00000000-0000-7000-8000-000000000000'

type Asked = {
  readonly method?: 'GET' | 'POST'
  readonly path: string
  /** The secret of somebody's session. */
  readonly session?: string
  readonly body?: unknown
}

/** A request as it goes over the wire, prepared ahead so that making it costs the load nothing. */
export function wireRequest({ method = 'GET', path, session, body }: Asked): string {
  const text = body === undefined ? '' : JSON.stringify(body)
  const lines = [
    `${method} ${path} HTTP/1.1`,
    'Host: 127.0.0.1',
    'User-Agent: bench',
    // As every browser says.
    'Accept-Encoding: gzip, deflate, br',
    ...(session ? [`Cookie: vonk_session=${session}`] : []),
    ...(text
      ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`]
      : []),
  ]
  return `${lines.join('\r\n')}\r\n\r\n${text}`
}
