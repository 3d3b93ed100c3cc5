import type { Account } from '../../accounts/account.ts'
import type { Ports, Reads } from '../../ports.ts'
import { PHOTO_REFUSALS } from '../../profiles/photo.ts'
import { appealPath } from '../../safety/complaint.ts'
import type { Envelope, Letter, LetterFacts } from '../letters.ts'
import type { PhotoNotice } from '../notice.ts'

type Refused = LetterFacts['photo-refused']['photo']

/** The statement of reasons for a refused photo (DSA, article 17); `null` once it was approved after all, or is gone. */
export async function photoLetter(
  { reads }: Pick<Ports, 'reads'>,
  { name, ...envelope }: Envelope,
  account: Account,
  notice: PhotoNotice,
): Promise<Letter | null> {
  const photo = await (notice.chat ? refusedInChat : refusedOnProfile)(reads, notice.photo)
  if (account.status === 'erased' || !photo) return null
  return {
    ...envelope,
    kind: 'photo-refused',
    facts: { name, photo },
    path: appealPath(notice.photo),
    unsubscribe: null,
  }
}

async function refusedOnProfile({ photos }: Reads, id: string): Promise<Refused | null> {
  const photo = await photos.byId(id)
  return photo?.state === 'refused' ? refused('profile', photo.reason, photo.addedAt) : null
}

async function refusedInChat({ chatPhotos }: Reads, id: string): Promise<Refused | null> {
  const photo = await chatPhotos.byId(id)
  return photo && refused('chat', photo.reason, photo.sentAt)
}

function refused(place: Refused['place'], why: string | null, at: Refused['at']): Refused | null {
  const reason = PHOTO_REFUSALS.find((known) => known === why)
  return reason ? { place, reason, at } : null
}
