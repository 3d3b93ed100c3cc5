import type { Storage } from '#core/ports.ts'
import { ACCOUNT_ACTS, annsAccount } from './accounts.ts'
import { campaignsContract } from './campaigns.ts'
import { annAndBo, CHAT_ACTS, noorAndTwo, QUEUED_ACTS } from './chats.ts'
import { GUESSES } from './guess-cases.ts'
import { annLikesBo, LIKE_ACTS } from './likes.ts'
import { LIMITS } from './limit-cases.ts'
import { limitsContract } from './limits.ts'
import { annBuys, ORDER_ACTS } from './orders.ts'
import { eachBesideEach } from './pairs.ts'
import { annsPhotos, PHOTO_ACTS } from './photos.ts'
import { replaysContract } from './replays.ts'
import { reportsAtOnceContract } from './reports.ts'
import { townOver } from './town.ts'
import { withdrawalsContract } from './withdrawals.ts'

/** What every storage promises about use cases that are at work on the same rows at the same time. */
export function parallelContract(
  name: string,
  storage: Storage,
  options: {
    readonly rounds: number
    readonly replays: { readonly rounds: number; readonly times: number }
  },
) {
  const town = townOver(storage)
  eachBesideEach(`one chat in ${name}`, CHAT_ACTS, () => annAndBo(town), options)
  eachBesideEach(`messages that wait in ${name}`, QUEUED_ACTS, () => noorAndTwo(town), options)
  eachBesideEach(`likes in ${name}`, LIKE_ACTS, () => annLikesBo(town), options)
  eachBesideEach(`orders in ${name}`, ORDER_ACTS, () => annBuys(town), options)
  eachBesideEach(`photos and profile in ${name}`, PHOTO_ACTS, () => annsPhotos(town), options)
  eachBesideEach(`an account in ${name}`, ACCOUNT_ACTS, () => annsAccount(town), {
    ...options,
    copies: 1,
  })
  // Many come at once here: a few rounds are as telling as ten of two.
  const few = { rounds: Math.min(3, options.rounds) }
  limitsContract(name, { ...LIMITS, ...GUESSES }, town, few)
  replaysContract(name, town, options.replays)
  withdrawalsContract(name, town)
  campaignsContract(name, town)
  reportsAtOnceContract(name, town)
}
