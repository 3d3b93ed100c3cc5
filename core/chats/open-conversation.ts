import { isShown, type MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { Conversation } from './chat.ts'
import type { ChatError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'now' | 'newId'>
type Command = { readonly member: MemberId; readonly with: MemberId }
type Refusal = Extract<ChatError, { code: 'chat.self' | 'profile.not-found' }>

/** Gives the conversation two members share, opening it if need be. It costs nothing and the other sees nothing yet. */
export async function openConversation(
  { atomically, now, newId }: Needs,
  { member, with: other }: Command,
): Promise<Result<Conversation, Refusal>> {
  if (member === other) return err({ code: 'chat.self' })
  return atomically(async ({ accounts, blocks, conversations }) => {
    const account = await accounts.byId(other)
    if (!account || !isShown(account) || (await blocks.between(member, other))) {
      return err({ code: 'profile.not-found' })
    }
    const conversation = { id: newId(), startedBy: member, other, startedAt: now(), lastSeq: 0 }
    return ok(await conversations.open(conversation))
  })
}
