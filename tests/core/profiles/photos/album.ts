import { addPhoto } from '#core/profiles/photos/add-photo.ts'
import { type Decision, reviewPhoto } from '#core/profiles/review-photo.ts'
import { upload } from '#tests/core/fakes.ts'
import { openWorld, type World } from '#tests/core/world.ts'

/** The content of a photo at its largest size. */
export async function shown(world: World, id: string): Promise<string> {
  const photo = await world.reads.photos.byId(id)
  const file = photo && (await world.photoFiles.read(photo.key, 'full'))
  return new TextDecoder().decode(file?.bytes)
}

export async function annAt(premiumSince: number | null = null) {
  const world = openWorld()
  const account = await world.member('ann', { account: { premiumSince } })
  const add = (id: string, subject = id) =>
    addPhoto(world, { id, account, upload: upload(subject) })
  const review = async (id: string, decision: Decision) => {
    const photo = (await world.reads.photos.byId(id)) ?? { id, key: 'none' }
    return reviewPhoto(world, { photo, decision })
  }
  const approve = (id: string) => review(id, { state: 'active' })
  const refuse = (id: string) => review(id, { state: 'refused', reason: 'quality' })
  const main = async () => (await world.reads.profiles.byId('ann'))?.mainPhoto
  return { world, account, add, approve, refuse, main }
}
