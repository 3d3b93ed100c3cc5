import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import type { Locale } from '../site/locales.ts'
import type { SiteId } from '../site/settings.ts'
import { ageOf } from './age.ts'
import { cutOfPhoto, seenOutside } from './listing.ts'
import type { PictureFile } from './photo.ts'
import { labelsOf } from './profile.ts'

type Introduce = { readonly id: MemberId; readonly site: SiteId; readonly language: Locale }

/**
 * The picture that a shared link shows of a member: only while every visitor may see them, and only what a visitor sees.
 * `null` without a face or a line.
 */
export async function introduceMember(
  ports: Pick<Ports, 'reads' | 'photoFiles' | 'peoplePictures' | 'now'>,
  { id, site, language }: Introduce,
): Promise<PictureFile | null> {
  const seen = await seenOutside(ports.reads, { viewer: null, id, site })
  if (!seen) return null
  const { profile, photo: main, line } = seen
  const photo = await cutOfPhoto(ports, main, 'card')
  if (!photo && !line) return null
  const { name } = profile
  const [age, labels] = [ageOf(profile, ports.now()), labelsOf(profile)]
  return ports.peoplePictures.introduction({ name, age, labels, photo, line, language })
}
