/** Where the page is from which the way is asked. */
type Here = Pick<Location, 'protocol' | 'hostname' | 'port' | 'origin'>

const isLocal = (domain: string): boolean => domain === 'localhost' || domain.endsWith('.localhost')

/** The address of a site. The demo’s sites are on the server that shows the desk; any unknown domain is its first site. */
export function siteUrl(domain: string, { protocol, hostname, port, origin }: Here): string {
  if (!isLocal(domain)) return `https://${domain}`
  if (domain === 'localhost' && !isLocal(hostname)) return origin
  return `${protocol}//${domain}${port && `:${port}`}`
}
