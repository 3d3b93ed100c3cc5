/**
 * The address a request comes from. Behind so many proxies of the operator's own it is the one that the outermost
 * of them saw: what stands further left in the header, its sender may have made up.
 */
export function clientAddress(
  request: Request,
  { proxies, socket }: { readonly proxies: number; readonly socket: string },
): string {
  if (proxies === 0) return socket
  const seen = (request.headers.get('x-forwarded-for') ?? '').split(',').map((one) => one.trim())
  return seen.at(-proxies) || socket
}
