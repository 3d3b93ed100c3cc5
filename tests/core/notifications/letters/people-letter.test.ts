import { describe, expect, test } from 'bun:test'
import { quotedLine } from '#core/profiles/quoted-line.ts'
import { LOCALES } from '#core/site/locales.ts'
import { upload } from '#tests/core/fakes.ts'
import { LIKED, openPost } from '#tests/core/notifications/open-post.ts'

const LINE = 'Ik leer je graag hoe je brood bakt.'
const MATCHED = { kind: 'new-match', member: 'ann', from: 'bob' } as const

/** Ann, whom Bob likes; he has a face and a line. */
async function openFaces(account: Parameters<typeof openPost>[0] = {}) {
  const post = await openPost(account)
  const { photoFiles, photo, commit } = post
  const face = upload('bob')
  await photoFiles.keep('face', { thumb: face, card: upload('card'), full: face, blur: face })
  await photo('face', 'bob')
  const [bob, bobsAccount] = await Promise.all([
    post.reads.profiles.byId('bob'),
    post.reads.accounts.byId('bob'),
  ])
  if (!bob || !bobsAccount) throw new Error('Bob is not there')
  const profile = { ...bob, mainPhoto: 'face', line: LINE }
  await commit(({ profiles }) => profiles.save(profile))
  const mutual = () =>
    commit(({ likes }) =>
      likes.add({ from: 'ann', to: 'bob', at: post.now(), seenAt: null, swiped: false }),
    )
  return { ...post, bob: profile, bobsAccount, face, mutual }
}

describe('a mail about a like', () => {
  test('shows the face as placed, and their line in their language', async () => {
    const { write, face, commit, bobsAccount } = await openFaces()
    await commit(({ accounts }) => accounts.save({ ...bobsAccount, language: 'fi' }))
    expect(await write(LIKED)).toMatchObject({
      facts: { from: 'bob', picture: { bytes: face }, line: { text: LINE, language: 'fi' } },
    })
  })

  test('has no line where the member allows no previews', async () => {
    const { write, face } = await openFaces({ notificationsDisabled: ['previews'] })
    expect(await write(LIKED)).toMatchObject({ facts: { picture: { bytes: face }, line: null } })
  })

  test.each([
    ['whom search does not find', { listedOn: [] }],
    ['who has neither', { mainPhoto: null, line: null, about: '' }],
  ] as const)('shows neither of somebody %s', async (_, change) => {
    const { write, commit, bob } = await openFaces()
    await commit(({ profiles }) => profiles.save({ ...bob, ...change }))
    expect(await write(LIKED)).toMatchObject({ facts: { from: 'bob', picture: null, line: null } })
  })

  test('shows no photo that is not approved', async () => {
    const { write, commit, reads } = await openFaces()
    const photo = await reads.photos.byId('face')
    if (!photo) throw new Error('the photo is not there')
    await commit(({ photos }) => photos.save({ ...photo, state: 'inspection' }))
    expect(await write(LIKED)).toMatchObject({ facts: { picture: null } })
  })
})

describe('a mail about a match', () => {
  test('shows the two together, who has no photo by their initial', async () => {
    const { write, mutual } = await openFaces()
    await mutual()
    const letter = await write(MATCHED)
    if (letter?.kind !== 'new-match') throw new Error('there is no mail')
    const { picture, line } = letter.facts
    expect(line?.text).toBe(LINE)
    const drawn = new TextDecoder().decode(picture?.bytes)
    expect(drawn.match(/<image/g)).toHaveLength(1)
    expect(drawn).toContain('>A</text>')
  })

  test('shows no pair with somebody whom search does not find', async () => {
    const { write, mutual, commit, bob } = await openFaces()
    await mutual()
    await commit(({ profiles }) => profiles.save({ ...bob, listedOn: [] }))
    expect(await write(MATCHED)).toMatchObject({ facts: { picture: null, line: null } })
  })
})

test('a line is quoted as the language around it does', () => {
  const quoted = LOCALES.map((language) => quotedLine('x', language))
  expect(quoted.join(' ')).toBe('“x” „x“ “x” «x» ”x” «\u00a0x\u00a0» «x» ‘x’ «x» „x” ”x”')
})
