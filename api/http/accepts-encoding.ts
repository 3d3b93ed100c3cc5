/** Whether the asker takes an answer encoded so: they named it, and did not name it to refuse it. */
export function acceptsEncoding(request: Request, coding: 'br' | 'gzip'): boolean {
  const named = (request.headers.get('accept-encoding') ?? '').toLowerCase().split(',')
  return named.some((one) => {
    const [name, ...parameters] = one.split(';').map((part) => part.trim())
    return name === coding && !parameters.some((part) => /^q=0(\.0*)?$/.test(part))
  })
}
