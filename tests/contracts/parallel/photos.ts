import { identify } from '#core/accounts/identify.ts'
import { addPhoto } from '#core/photos/add-photo.ts'
import { chooseMain } from '#core/photos/choose-main.ts'
import { PHOTO_LIMIT } from '#core/photos/limits.ts'
import { removePhoto } from '#core/photos/remove-photo.ts'
import { reviewPhoto } from '#core/photos/review-photo.ts'
import { changeSettings } from '#core/profiles/change-settings.ts'
import { editProfile } from '#core/profiles/edit-profile.ts'
import { listedOn } from '#core/profiles/listing.ts'
import { upload } from '#tests/core/fakes.ts'
import { NOW, newId, sampleAccount, samplePhoto } from '../sample.ts'
import type { Scene } from './pairs.ts'
import { person, type Town } from './town.ts'

export const PHOTO_ACTS = [
  'Ann adds a photo',
  'Ann removes her main photo',
  'Ann chooses the other',
  'the other is approved',
  'the main photo is refused',
  'Ann writes about herself',
  'Ann hides',
  'Ann looks around',
] as const

/** Ann with a main photo and another that is under inspection. */
export async function annsPhotos(town: Town): Promise<Scene> {
  const token = newId()
  const [main, other] = [newId(), newId()]
  const [mainKey, otherKey] = [newId(), newId()]
  const ann = await town.settle(async (stores) => {
    const ann = await person(stores, town)
    for (const photo of [
      samplePhoto(ann, { id: main, key: mainKey, state: 'active' }),
      samplePhoto(ann, { id: other, key: otherKey, addedAt: NOW + 1 }),
    ]) {
      await stores.photos.add(photo, PHOTO_LIMIT.free)
    }
    const profile = await stores.profiles.lock(ann)
    if (profile) await stores.profiles.save({ ...profile, mainPhoto: main })
    const times = { startedAt: NOW - 1e9, seenAt: NOW - 1e9, expiresAt: NOW + 1e9 }
    await stores.sessions.add({
      id: town.secrets.hash(token),
      member: ann,
      agent: '',
      device: null,
      ...times,
    })
    return ann
  })
  const account = sampleAccount({ id: ann })
  const about = 'Ik leer nog schilderen.'
  let wrote = false
  let hid = false

  return {
    acts: {
      'Ann adds a photo': () => addPhoto(town, { id: newId(), account, upload: upload('new') }),
      'Ann removes her main photo': () => removePhoto(town, { member: ann, photo: main }),
      'Ann chooses the other': () => chooseMain(town, { member: ann, photo: other }),
      'the other is approved': () =>
        reviewPhoto(town, { photo: { id: other, key: otherKey }, verdict: { state: 'active' } }),
      'the main photo is refused': () =>
        reviewPhoto(town, {
          photo: { id: main, key: mainKey },
          verdict: { state: 'refused', reason: 'quality' },
        }),
      'Ann writes about herself': async () => {
        wrote = (await editProfile(town, { account, change: { about }, site: town.site })).ok
      },
      'Ann hides': async () => {
        hid = (await changeSettings(town, { member: ann, change: { invisible: true } })).ok
      },
      'Ann looks around': () => identify(town, token),
    },
    async faults() {
      const faults: string[] = []
      const { reads } = town
      const [photos, profile, now] = await Promise.all([
        reads.photos.of(ann),
        reads.profiles.byId(ann),
        reads.accounts.byId(ann),
      ])
      if (photos.length > PHOTO_LIMIT.free) faults.push(`${photos.length} photos`)
      const active = photos.filter(({ state }) => state === 'active').map(({ id }) => id)
      const shown = profile?.mainPhoto ?? null
      if (shown !== null && !active.includes(shown)) faults.push('a main photo that is not shown')
      if (shown === null && active.length > 0) faults.push('no main photo, though there is one')
      if (wrote && profile?.about !== about) faults.push('what she wrote is lost')
      if (hid && now?.invisible !== true) faults.push('what she chose is lost')
      if (now && String(profile?.listedOn) !== String(listedOn(now)))
        faults.push('found, or not, against her wish')
      return faults
    },
  }
}
