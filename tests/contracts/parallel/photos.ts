import { identify } from '#core/accounts/sessions/identify.ts'
import { addOperator } from '#core/desk/access/invite-operator.ts'
import { decidePicture } from '#core/desk/photos/decide-picture.ts'
import { lookAgain } from '#core/desk/photos/second-look.ts'
import { pictureName } from '#core/desk/photos/waiting-pictures.ts'
import { changeSettings } from '#core/profiles/editing/change-settings.ts'
import { editProfile } from '#core/profiles/editing/edit-profile.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { PHOTO_LIMIT, type PhotoRefusal } from '#core/profiles/photo.ts'
import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { chooseMain, removePhoto } from '#core/profiles/photos/change-photos.ts'
import { reviewPhoto } from '#core/profiles/review-photo.ts'
import { upload } from '#tests/core/fakes.ts'
import { NOW, newId, sampleAccount, samplePhoto } from '../sample.ts'
import type { ParallelCase } from './pairs.ts'
import { createMember, type TestPorts } from './test-ports.ts'

export const PHOTO_OPERATIONS = [
  'Ann adds a photo',
  'Ann removes her main photo',
  'Ann chooses the other as main photo',
  'the other photo is approved',
  'the main photo is refused',
  'an operator takes the main photo down',
  'an operator takes it down for another reason',
  'a colleague confirms it on a second look',
  'Ann edits her profile',
  'Ann becomes invisible',
  'Ann uses her session',
] as const

/** Ann with a main photo and another one in review. */
export async function photosCase(ports: TestPorts): Promise<ParallelCase> {
  const token = newId()
  const [main, other] = [newId(), newId()]
  const [mainKey, otherKey] = [newId(), newId()]
  const ann = await ports.commit(async (stores) => {
    const ann = await createMember(stores, ports)
    for (const photo of [
      samplePhoto(ann, { id: main, key: mainKey, state: 'active', lookAgainAt: NOW }),
      samplePhoto(ann, { id: other, key: otherKey, addedAt: NOW + 1 }),
    ]) {
      await stores.photos.add(photo, PHOTO_LIMIT.free)
    }
    const profile = await stores.profiles.lock(ann)
    if (profile) await stores.profiles.save({ ...profile, mainPhoto: main })
    const times = { startedAt: NOW - 1e9, seenAt: NOW - 1e9, expiresAt: NOW + 1e9 }
    await stores.sessions.add({
      id: ports.secrets.hash(token),
      member: ann,
      agent: '',
      device: null,
      ...times,
    })
    return ann
  })
  const account = sampleAccount({ id: ann })
  const added = await addOperator(ports, { email: `${newId()}@vonk.example`, name: 'Mia' })
  if (!added.ok) throw new Error(added.error.code)
  const { operator } = added.value
  const about = 'Ik leer nog schilderen.'
  let edited = false
  let hidden = false

  const takeDown = (refusal: PhotoRefusal) => {
    const picture = pictureName({ id: main, key: mainKey })
    return decidePicture(ports, operator, { picture, refusal, insteadOf: 'active' })
  }

  return {
    operations: {
      'Ann adds a photo': () => addPhoto(ports, { id: newId(), account, upload: upload('new') }),
      'Ann removes her main photo': () => removePhoto(ports, { member: ann, photo: main }),
      'Ann chooses the other as main photo': () => chooseMain(ports, { member: ann, photo: other }),
      'the other photo is approved': () =>
        reviewPhoto(ports, { photo: { id: other, key: otherKey }, decision: { state: 'active' } }),
      'the main photo is refused': () =>
        reviewPhoto(ports, {
          photo: { id: main, key: mainKey },
          decision: { state: 'refused', reason: 'quality' },
        }),
      'an operator takes the main photo down': () => takeDown('rights'),
      'an operator takes it down for another reason': () => takeDown('minor'),
      'a colleague confirms it on a second look': () => {
        const picture = pictureName({ id: main, key: mainKey })
        return lookAgain(ports, operator, { picture, refusal: null })
      },
      'Ann edits her profile': async () => {
        edited = (await editProfile(ports, { account, change: { about }, site: ports.site })).ok
      },
      'Ann becomes invisible': async () => {
        hidden = (await changeSettings(ports, { member: ann, change: { invisible: true } })).ok
      },
      'Ann uses her session': () => identify(ports, token),
    },
    async faults() {
      const faults: string[] = []
      const { reads } = ports
      const [photos, profile, now] = await Promise.all([
        reads.photos.of(ann),
        reads.profiles.byId(ann),
        reads.accounts.byId(ann),
      ])
      if (photos.length > PHOTO_LIMIT.free) faults.push(`${photos.length} photos`)
      const operations = (await reads.operatorActions.about(main, 9)).filter(
        ({ action }) => action === 'photo.refused',
      )
      if (photos.some(({ state, lookAgainAt }) => state !== 'active' && lookAgainAt !== null))
        faults.push('a photo that nobody sees waits for a second look')
      if (operations.length > 1) faults.push(`${operations.length} decisions that each counted`)
      const active = photos.filter(({ state }) => state === 'active').map(({ id }) => id)
      const shown = profile?.mainPhoto ?? null
      if (shown !== null && !active.includes(shown)) faults.push('a main photo that is not active')
      if (shown === null && active.length > 0) faults.push('no main photo, although one is active')
      if (edited && profile?.about !== about) faults.push('the profile edit was lost')
      if (hidden && now?.invisible !== true) faults.push('the setting was lost')
      if (now && String(profile?.listedOn) !== String(listedOn(now))) faults.push('wrong listing')
      return faults
    },
  }
}
