/** Where to go after logging in, as the address says. */
export type RedirectParam = { readonly redirect?: string | undefined }

/** A place on this site: a path, and nothing that a browser could take for another host. */
const isLocal = (place: string) => /^\/(?![/\\])/.test(place)

/** The place asked for in an address; one that leads elsewhere is not honoured. */
export const redirectParam = ({ redirect }: Record<string, unknown>): RedirectParam =>
  typeof redirect === 'string' && isLocal(redirect) ? { redirect } : {}
