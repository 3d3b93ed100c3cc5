import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { ANSWERS, answerMatch } from '#core/discovery/finder/answer-match.ts'
import { findMatches } from '#core/discovery/finder/match-finder.ts'
import { isNewHere, NEW_HERE } from '#core/discovery/searching/filters.ts'
import { BOOST_INTERVAL, boostNewcomers } from '#core/discovery/searching/newcomer-boost.ts'
import { ageOn } from '#core/profiles/age.ts'
import { GENDERS, type Profile, SEXUALITIES } from '#core/profiles/profile.ts'
import { NO_WISHES, seekMutually } from '#core/profiles/wishes.ts'
import { dayOf, HOUR } from '#core/shared/time.ts'
import { DISTANCE_BANDS, distanceBand } from '#core/site/geo.ts'
import { TOWNS } from '#tests/core/fakes.ts'
import { openWorld, START } from '#tests/core/world.ts'

const person = fc.record({
  gender: fc.constantFrom(...GENDERS),
  sexuality: fc.constantFrom(...SEXUALITIES),
  kind: fc.constantFrom('person' as const, 'person' as const, 'fictional' as const, 'cam' as const),
  place: fc.constantFrom(TOWNS.utrecht, TOWNS.amsterdam, TOWNS.antwerp),
  listedOn: fc.constantFrom(['vonk'], ['vonk'], ['gay'], []),
  interests: fc.subarray(['sea', 'chess', 'bread']),
  birthDate: fc.integer({ min: 1950, max: 2006 }).map((year) => `${year}-06-15`),
  wishes: fc.oneof(
    fc.constant(NO_WISHES),
    fc.record({
      ageFrom: fc.constantFrom(null, 30, 40),
      ageTo: fc.constantFrom(null, 45, 60),
      within: fc.constantFrom(null, ...DISTANCE_BANDS),
    }),
  ),
  createdAt: fc.integer({ min: 0, max: 11 }).map((age) => START - (age * NEW_HERE) / 2),
  lastActiveAt: fc.integer({ min: 0, max: 400 }).map((hours) => START - hours * HOUR),
})

/** Whether a profile has the age and distance that another looks for. */
function pleases({ birthDate, place }: Profile, { wishes, place: { cell } }: Profile): boolean {
  const age = ageOn(birthDate, dayOf(START))
  const band = distanceBand(place.cell, cell)
  return (
    age >= (wishes.ageFrom ?? 0) &&
    age <= (wishes.ageTo ?? 999) &&
    (wishes.within === null || (band !== null && band <= wishes.within))
  )
}

type Said = 'nothing' | 'no' | 'skip' | 'yes' | 'blocked'
const SAID: readonly Said[] = ['nothing', 'nothing', 'nothing', 'no', 'skip', 'yes', 'blocked']

const crowd = fc.array(fc.tuple(person, fc.constantFrom(...SAID)), { maxLength: 24 })

async function openCrowd(
  viewer: Partial<Profile>,
  people: readonly (readonly [Partial<Profile>, Said])[],
) {
  const world = openWorld({ limits: { likes: { tries: 1000, window: HOUR } } })
  await world.member('me', { profile: viewer })
  for (const [index, [profile, answer]] of people.entries()) {
    const id = `p${index}`
    await world.member(id, { profile })
    if (answer === 'blocked') await world.commit(({ blocks }) => blocks.add(id, 'me', START))
    else if (answer !== 'nothing')
      await answerMatch(world, { from: id, to: 'me', site: 'vonk', answer: answer })
  }
  const found = () => findMatches(world, { member: 'me', limit: 5, site: world.site })
  return { ...world, found }
}

test('answering on shows every mutually matching profile once, and no other', async () => {
  await fc.assert(
    fc.asyncProperty(
      person,
      crowd,
      fc.infiniteStream(fc.constantFrom(...ANSWERS)),
      async (viewer, people, answers) => {
        const crowd = await openCrowd({ ...viewer, listedOn: ['vonk'] }, people)
        const me = await crowd.reads.profiles.byId('me')
        if (!me) throw new Error('nobody looks')
        const wished: string[] = []
        for (const [index, [, answer]] of people.entries()) {
          const other = await crowd.reads.profiles.byId(`p${index}`)
          const fits =
            other &&
            seekMutually(me, other) &&
            pleases(me, other) &&
            pleases(other, me) &&
            other.kind === 'person' &&
            other.listedOn.includes('vonk') &&
            other.place.country === me.place.country
          if (fits && answer !== 'no' && answer !== 'blocked') wished.push(other.id)
        }

        const met: string[] = []
        for (let [next] = await crowd.found(); next; [next] = await crowd.found()) {
          met.push(next.card.id)
          const answer = answers.next().value
          const answered = await answerMatch(crowd, {
            from: 'me',
            to: next.card.id,
            site: 'vonk',
            answer,
          })
          expect(answered.ok).toBe(true)
          if (met.length > people.length) break
        }
        expect(met.toSorted()).toEqual(wished.toSorted())
      },
    ),
    { numRuns: 150 },
  )
})

test('every third profile is a new member, while there are any', async () => {
  await fc.assert(
    fc.asyncProperty(crowd, async (people) => {
      // All match: with fewer matches there are no three in a row.
      const suits = {
        sexuality: 'bi',
        wishes: NO_WISHES,
        kind: 'person',
        place: TOWNS.utrecht,
        listedOn: ['vonk'],
      } as const
      const crowd = await openCrowd(
        suits,
        people.map(([profile]) => [{ ...profile, ...suits }, 'nothing'] as const),
      )
      const shown = await findMatches(crowd, { member: 'me', limit: 100, site: crowd.site })
      const faces = await crowd.reads.profiles.byIds(shown.map(({ card }) => card.id))
      const fresh = new Map(faces.map((face) => [face.id, isNewHere(face, START)]))
      const turns = shown.map(({ card }) => fresh.get(card.id) === true)
      for (let at = BOOST_INTERVAL - 1; at < turns.length; at += 1) {
        const left = turns.slice(at - BOOST_INTERVAL + 1).includes(true)
        if (left) expect(turns.slice(at - BOOST_INTERVAL + 1, at + 1)).toContain(true)
      }
    }),
    { numRuns: 100 },
  )
})

test('who has neither photo nor line comes last, also when new or likely to fit', async () => {
  const world = openWorld()
  await world.member('ann')
  const man = { gender: 'male', createdAt: START - 2 * NEW_HERE } as const
  await world.member('silent', {
    profile: { ...man, createdAt: START, about: '', line: null, mainPhoto: null },
  })
  for (const id of ['bob', 'carl', 'dan', 'eve'])
    await world.member(id, { profile: { ...man, place: TOWNS.antwerp } })
  await world.member('far', { profile: { ...man, place: TOWNS.zeist, birthDate: '1950-01-01' } })
  const shown = await findMatches(world, { member: 'ann', limit: 9, site: world.site })
  expect(shown.map(({ card }) => card.id).at(-1)).toBe('silent')
})

test('giving new members a turn leaves the rest of the order', () => {
  const isNew = (name: string) => name.startsWith('n')
  expect(boostNewcomers(['a', 'b', 'c', 'd', 'n1', 'e', 'n2'], isNew)).toEqual([
    'a',
    'b',
    'n1',
    'c',
    'd',
    'n2',
    'e',
  ])
  expect(boostNewcomers(['n1', 'n2', 'a'], isNew)).toEqual(['n1', 'n2', 'a'])
  expect(boostNewcomers(['a', 'b', 'c'], isNew)).toEqual(['a', 'b', 'c'])
})
