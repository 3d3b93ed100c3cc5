import type { MemberId } from '../accounts/account.ts'
import type { Ports, Reads, Stores } from '../ports.ts'
import type { ChatPhoto } from './chat-photo.ts'
import { returnPhoto } from './return-photo.ts'

type Stamp = Pick<Ports, 'photoFiles' | 'now' | 'newId'>

/**
 * A member's paid credits that bought nothing yet: those in the wallet, and those charged for photos in moderation,
 * which may still return.
 */
export type UnusedCredits = {
  readonly wallet: number
  /** The photos that hold the others, oldest first. */
  readonly photos: readonly ChatPhoto[]
  readonly total: number
}

export async function unusedCredits(
  { wallets, chatPhotos }: Pick<Reads, 'wallets' | 'chatPhotos'>,
  member: MemberId,
): Promise<UnusedCredits> {
  const { paid: wallet } = await wallets.of(member)
  const photos = (await chatPhotos.inModeration(member)).filter(({ drawn }) => drawn.paid > 0)
  return { wallet, photos, total: photos.reduce((sum, { drawn }) => sum + drawn.paid, wallet) }
}

/** The photos, newest first, that must return for the wallet to have so many paid credits. */
export function photosToReturn(
  { wallet, photos }: UnusedCredits,
  amount: number,
): readonly ChatPhoto[] {
  const returning: ChatPhoto[] = []
  let has = wallet
  for (const photo of photos.toReversed()) {
    if (has >= amount) break
    returning.push(photo)
    has += photo.drawn.paid
  }
  return returning
}

/**
 * Returns photos in moderation until the wallet has so many paid credits; a sweep deletes their files. The caller holds
 * the lock of the member's account.
 */
export async function releaseCredits(
  stores: Stores,
  { photoFiles, ...stamp }: Stamp,
  unused: UnusedCredits,
  amount: number,
): Promise<void> {
  for (const photo of photosToReturn(unused, amount)) {
    if (photo.key !== null) await photoFiles.unsettle(photo.key)
    await returnPhoto(stores, stamp, photo, 'withdrawn')
  }
}
