import type { Account } from '../../accounts/account.ts'
import { cutOfPhoto, type SeenOutside, seenOutside } from '../../profiles/listing.ts'
import type { PictureFile } from '../../profiles/photo.ts'
import type { SiteId } from '../../site/settings.ts'
import type { WritingPorts } from './written.ts'

type Ports = Pick<WritingPorts, 'photoFiles' | 'peoplePictures'>

/** The face of somebody as they are seen; `null` without one. */
export async function faceOf(
  ports: Ports,
  seen: Pick<SeenOutside, 'photo'> | null,
): Promise<PictureFile | null> {
  const photo = await cutOfPhoto(ports, seen?.photo ?? null, 'thumb')
  return photo && ports.peoplePictures.face(photo)
}

/** The recipient of a mail and somebody they see, as one picture; who has no photo, by their initial. */
export async function pairOf(
  ports: Ports & Pick<WritingPorts, 'reads'>,
  { account, seen, site }: { account: Account; seen: SeenOutside | null; site: SiteId },
): Promise<PictureFile | null> {
  if (!seen) return null
  const { reads, peoplePictures } = ports
  const own = await reads.profiles.byId(account.id)
  const ownSeen = await seenOutside(reads, { viewer: account, id: account.id, site })
  const [left, right] = await Promise.all([
    cutOfPhoto(ports, ownSeen?.photo ?? null, 'card'),
    cutOfPhoto(ports, seen.photo, 'card'),
  ])
  return peoplePictures.pair(
    { name: own?.name ?? '', photo: left },
    { name: seen.profile.name, photo: right },
  )
}
