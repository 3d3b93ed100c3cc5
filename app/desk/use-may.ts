import { useQuery } from '@tanstack/react-query'
import type { Permission } from '#core/desk/roles.ts'
import { endedQuery, operatorQuery } from './operator.ts'

/** What each section of the desk takes. */
export const SECTIONS = {
  photos: 'photos',
  reports: 'reports',
  complaints: 'complaints',
  members: 'members',
  requests: 'requests',
  blocks: 'blocks',
  orders: 'orders',
  credits: 'money',
  codes: 'codes',
  sites: 'sites',
  operation: 'operation',
  campaigns: 'campaigns',
  actions: 'log',
  operators: 'operators',
} as const satisfies Readonly<Record<string, Permission>>

export type Section = keyof typeof SECTIONS

/** The section of a path; `null` for the overview. */
export const sectionOf = (path: string): Section | null => {
  const [, , name = ''] = path.split('/')
  return Object.hasOwn(SECTIONS, name) ? (name as Section) : null
}

/**
 * Whether the operator may do something, at some site at least: what they may not is not shown. The server decides; while
 * nobody is known yet it says yes.
 */
export function useMay(): (permission: Permission) => boolean {
  const { data: operator } = useQuery(operatorQuery)
  // The screens of a session that ended stay as they are.
  const { data: ended } = useQuery(endedQuery)
  const whose = operator ?? ended
  return (permission) => whose?.permissions.includes(permission) ?? true
}
