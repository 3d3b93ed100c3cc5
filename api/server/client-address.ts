/**
 * The client's IP address. Behind trusted proxies, the one seen by the outermost: header values further left may be
 * forged.
 */
export function clientAddress(
  request: Request,
  { proxies, socket }: { readonly proxies: number; readonly socket: string },
): string {
  if (proxies === 0) return socket
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  return seen.at(-proxies) || socket
}
