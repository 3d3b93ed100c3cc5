import { describe, expect, test } from 'bun:test'
import type { Account } from '#core/accounts/account.ts'
import { introduceMember } from '#core/profiles/introduce-member.ts'
import type { Profile } from '#core/profiles/profile.ts'
import { upload } from '#tests/core/fakes.ts'
import { openWorld } from '#tests/core/world.ts'

type Given = { readonly account?: Partial<Account>; readonly profile?: Partial<Profile> }

/** What a shared link shows of Ann, who has a photo and a line. */
async function introduced({ account = {}, profile = {} }: Given = {}): Promise<string | null> {
  const world = openWorld()
  const line = 'Ik leer je graag hoe je brood bakt.'
  await world.member('ann', { account, profile: { mainPhoto: 'face', line, ...profile } })
  await world.photo('face', 'ann')
  const bytes = upload('face')
  await world.photoFiles.keep('face', { thumb: bytes, card: bytes, full: bytes, blur: bytes })
  const picture = await introduceMember(world, { id: 'ann', site: 'vonk', language: 'nl' })
  return picture && new TextDecoder().decode(picture.bytes)
}

describe('what a shared link shows of a member', () => {
  test('is their photo, their line, and who and what they are', async () => {
    const picture = await introduced({ profile: { kind: 'fictional' } })
    expect(picture).toContain('<image')
    expect(picture).toContain('‘Ik leer')
    expect(picture).toContain('>ann, 36<')
    expect(picture).toContain('Fictief profiel')
  })

  test('has no photo in privacy mode', async () => {
    const picture = await introduced({ account: { privacy: true } })
    expect(picture).toContain('‘Ik leer')
    expect(picture).not.toContain('<image')
  })

  test.each([
    ['hid from search since', { profile: { listedOn: [] } }],
    ['is not of this site', { profile: { listedOn: ['another'] } }],
    ['was banned', { account: { status: 'banned' } }],
    ['was erased', { account: { status: 'erased' } }],
    ['has neither photo nor line', { profile: { mainPhoto: null, line: null, about: '' } }],
  ] as const)('is nothing where somebody %s', async (_, change) => {
    expect(await introduced(change)).toBeNull()
  })
})
