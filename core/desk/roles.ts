import type { SiteId, SiteScope } from '../site/settings.ts'

/** What one may do at the desk. Each of its routes asks for one. */
export const PERMISSIONS = [
  /** Decide on pictures. */
  'photos',
  /** Decide on reports, and warn, ban and unban members. */
  'reports',
  /** Answer complaints. */
  'complaints',
  /** Find and see members. */
  'members',
  /** Help members in: their confirmation, address and sessions. */
  'help',
  /** Answer members’ requests for their data, and for erasure. */
  'requests',
  /** Keep signups out. */
  'blocks',
  /** See orders. */
  'orders',
  /** Move money and credits: refunds, credits, the books. */
  'money',
  /** Make and end discount codes. */
  'codes',
  /** Send campaigns. */
  'campaigns',
  /** Set up sites. */
  'sites',
  /** See deliveries, events and jobs, and try them again. */
  'operation',
  /** See and export what operators did. */
  'log',
  /** Invite, change and remove operators. */
  'operators',
] as const
export type Permission = (typeof PERMISSIONS)[number]

/** What concerns all sites of the install at once: a role at one site does not give it. */
const WHOLE_INSTALL: ReadonlySet<Permission> = new Set([
  'blocks',
  'codes',
  'sites',
  'operation',
  'log',
  'operators',
])

export const ROLES = ['owner', 'moderator', 'support', 'finance', 'editor'] as const
export type RoleName = (typeof ROLES)[number]

/** What each role may do. */
const MAY: Readonly<Record<RoleName, readonly Permission[]>> = {
  owner: PERMISSIONS,
  moderator: ['photos', 'reports', 'complaints', 'members', 'help', 'requests', 'blocks'],
  support: ['complaints', 'members', 'help', 'orders'],
  finance: ['members', 'orders', 'money', 'codes'],
  editor: ['campaigns'],
}

/** A role of an operator, at all sites (`null`) or at one. */
export type Role = { readonly role: RoleName; readonly site: SiteId | null }

/** Whoever has it decides who else works at the desk. */
export const OWNER: Role = { role: 'owner', site: null }

/** At which sites these roles give a permission; an empty list is nowhere. */
export function sitesFor(roles: readonly Role[], permission: Permission): SiteScope {
  const giving = roles.filter(
    ({ role, site }) =>
      MAY[role].includes(permission) && (site === null || !WHOLE_INSTALL.has(permission)),
  )
  const sites = giving.flatMap(({ site }) => site ?? [])
  return sites.length < giving.length ? 'all' : [...new Set(sites)]
}

/** Whether these roles give a permission anywhere. */
export const may = (roles: readonly Role[], permission: Permission): boolean =>
  sitesFor(roles, permission).length > 0

/** Whether roles make an owner of the whole install. */
export const isOwner = (roles: readonly Role[]): boolean =>
  roles.some(({ role, site }) => role === 'owner' && site === null)

/** The roles in such a text. */
export const rolesOf = (text: string): readonly Role[] =>
  text.split(', ').flatMap((one) => {
    const [name, site = null] = one.split('@')
    const role = ROLES.find((known) => known === name)
    return role ? [{ role, site }] : []
  })

/** Roles as the log keeps them, such as `moderator, finance@vonk`. */
export const rolesText = (roles: readonly Role[]): string =>
  roles.map(({ role, site }) => (site === null ? role : `${role}@${site}`)).join(', ')
