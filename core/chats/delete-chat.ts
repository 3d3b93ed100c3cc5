import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { ConversationId } from './chat.ts'
import type { ChatError } from './errors.ts'

type Command = { readonly member: MemberId; readonly conversation: ConversationId }

/** Hides a chat for the one who deletes it; the other keeps theirs. */
export function deleteChat(
  { atomically, now }: Pick<Ports, 'atomically' | 'now'>,
  { member, conversation }: Command,
): Promise<Result<null, Extract<ChatError, { code: 'chat.not-found' }>>> {
  return atomically(async ({ conversations, events }) => {
    if (!(await conversations.hold(conversation, member))) return err({ code: 'chat.not-found' })
    await conversations.hide(conversation, member)
    await events.append({ type: 'conversation.hidden', conversation, by: member }, now())
    return ok(null)
  })
}
