import type { MemberId } from '../accounts/account.ts'
import type { Ports } from '../ports.ts'
import { err, ok, type Result } from '../shared/result.ts'
import type { SafetyError } from './errors.ts'

type Needs = Pick<Ports, 'atomically' | 'announcer' | 'now'>
type Command = { readonly member: MemberId; readonly blocked: MemberId }

/** Spec §6: removes chats and likes and hides the two profiles from each other. What was written stays kept for a report. */
export async function blockMember(
  { atomically, announcer, now }: Needs,
  { member, blocked }: Command,
): Promise<Result<null, SafetyError>> {
  if (member === blocked) return err({ code: 'block.self' })
  const done = await atomically(async ({ accounts, blocks, likes, conversations }) => {
    if (!(await accounts.byId(blocked))) return err({ code: 'profile.not-found' })
    await blocks.add(member, blocked, now())
    await likes.remove(member, blocked)
    await likes.remove(blocked, member)
    const conversation = await conversations.between(member, blocked)
    if (conversation) {
      await conversations.hide(conversation.id, member)
      await conversations.hide(conversation.id, blocked)
    }
    return ok(null)
  })
  if (done.ok) for (const one of [member, blocked]) announcer.announce(one, { type: 'account' })
  return done
}
