import type { Storage } from '#core/ports.ts'
import { ACCOUNT_OPERATIONS, accountCase } from './accounts.ts'
import { campaignsContract } from './campaigns.ts'
import { changedContentContract } from './changed-content.ts'
import { CHAT_OPERATIONS, chatCase, QUEUED_OPERATIONS, queuedCase } from './chats.ts'
import { codesContract } from './codes.ts'
import { concurrentComplaintsContract } from './complaints.ts'
import { demoAnswersContract } from './demo-answers.ts'
import { GUESS_LIMITS } from './guess-cases.ts'
import { LIKE_OPERATIONS, likesCase } from './likes.ts'
import { LIMITS } from './limit-cases.ts'
import { limitsContract } from './limits.ts'
import { concurrentOperatorsContract } from './operators.ts'
import { ORDER_OPERATIONS, orderCase } from './orders.ts'
import { runInPairs } from './pairs.ts'
import { PHOTO_OPERATIONS, photosCase } from './photos.ts'
import { replaysContract } from './replays.ts'
import { concurrentReportsContract } from './reports.ts'
import { rightPasswordsContract } from './right-passwords.ts'
import { openTestPorts } from './test-ports.ts'
import { withdrawalsContract } from './withdrawals.ts'

/** Contract of every storage: concurrent use cases on the same rows. */
export function parallelContract(
  name: string,
  storage: Storage,
  options: {
    readonly rounds: number
    readonly some?: boolean
    readonly replays: { readonly rounds: number; readonly times: number }
  },
) {
  const ports = openTestPorts(storage)
  runInPairs(`one chat in ${name}`, CHAT_OPERATIONS, () => chatCase(ports), options)
  runInPairs(`messages that wait in ${name}`, QUEUED_OPERATIONS, () => queuedCase(ports), options)
  runInPairs(`likes in ${name}`, LIKE_OPERATIONS, () => likesCase(ports), options)
  runInPairs(`orders in ${name}`, ORDER_OPERATIONS, () => orderCase(ports), options)
  runInPairs(`photos and profile in ${name}`, PHOTO_OPERATIONS, () => photosCase(ports), options)
  runInPairs(`an account in ${name}`, ACCOUNT_OPERATIONS, () => accountCase(ports), {
    ...options,
    copies: 1,
  })
  // Many run at once here: a few rounds find as much as ten of two.
  const few = { rounds: Math.min(3, options.rounds) }
  limitsContract(name, { ...LIMITS, ...GUESS_LIMITS }, ports, few)
  rightPasswordsContract(name, ports)
  replaysContract(name, ports, options.replays)
  changedContentContract(name, ports, 16)
  withdrawalsContract(name, ports)
  campaignsContract(name, ports)
  codesContract(name, ports)
  concurrentReportsContract(name, ports)
  demoAnswersContract(name, ports, options.rounds)
  concurrentComplaintsContract(name, ports)
  concurrentOperatorsContract(name, ports)
}
