/** Whether the client accepts an encoding: listed, and not with q=0. */
export function acceptsEncoding(request: Request, coding: 'br' | 'gzip'): boolean {
  const named = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  return named.some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim())
    return name === coding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}
