import { describe, expect, test } from 'bun:test'
import {
  isOwner,
  may,
  OWNER,
  PERMISSIONS,
  ROLES,
  type Role,
  rolesOf,
  rolesText,
  sitesFor,
} from '#core/desk/roles.ts'

const at = (role: Role['role'], site: string | null = null): Role => ({ role, site })

describe('roles', () => {
  test.each([
    ['owner', [...PERMISSIONS]],
    ['moderator', ['photos', 'reports', 'complaints', 'members', 'help', 'requests', 'blocks']],
    ['support', ['complaints', 'members', 'help', 'orders']],
    ['finance', ['members', 'orders', 'money', 'codes']],
    ['editor', ['campaigns']],
  ] as const)('%s gives only what is its work', (role, expected) => {
    expect(PERMISSIONS.filter((permission) => may([at(role)], permission))).toEqual([...expected])
  })

  test('at one site give nothing elsewhere, nor what concerns the whole install', () => {
    expect(sitesFor([at('moderator', 'gay')], 'photos')).toEqual(['gay'])
    const owner = [at('owner', 'gay')]
    const whole = PERMISSIONS.filter((permission) => !may(owner, permission))
    expect(whole).toEqual(['blocks', 'codes', 'sites', 'operation', 'log', 'operators'])
    expect(isOwner(owner)).toBe(false)
  })

  test('of one operator add up, and one at all sites counts for each', () => {
    const roles = [at('moderator', 'gay'), at('support', 'vonk'), at('moderator', 'gay')]
    expect(sitesFor(roles, 'complaints')).toEqual(['gay', 'vonk'])
    expect(sitesFor([...roles, at('moderator')], 'complaints')).toBe('all')
    expect(sitesFor([], 'complaints')).toEqual([])
    expect(isOwner([...roles, OWNER])).toBe(true)
  })

  test('are written in the log and read from it', () => {
    const roles = ROLES.map((role, nth) => at(role, nth % 2 ? 'gay' : null))
    expect(rolesText(roles)).toBe('owner, moderator@gay, support, finance@gay, editor')
    expect(rolesOf(rolesText(roles))).toEqual(roles)
    expect(rolesOf('janitor')).toEqual([])
  })
})
