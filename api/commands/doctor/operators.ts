import { isOwner } from '#core/desk/roles.ts'
import type { Reads } from '#core/ports.ts'
import { fine, type Line, look, wrong } from './line.ts'

const ADD = 'bun run operators add <email> --name <name>'

/** Whether an owner of the desk can log in with a second factor. */
export async function checkOperators(reads: Reads): Promise<readonly Line[]> {
  const all = await reads.operators.all()
  const owners = all.filter(({ removedAt, roles }) => removedAt === null && isOwner(roles))
  if (owners.length === 0) return [wrong('operators', 'nobody is an owner of the desk', ADD)]
  const factors = await Promise.all(owners.map(({ id }) => reads.secondFactors.of(id)))
  const emails = (isReady: boolean) =>
    owners.filter((_, at) => (factors[at] !== null) === isReady).map(({ email }) => email)
  const [ready, others] = [emails(true), emails(false)]
  return [
    ready.length === 0
      ? look(
          'operators',
          `no owner has an authenticator app yet: ${others.join(', ')}`,
          'open the link of the invitation; bun run operators invite <email> makes a new one',
        )
      : fine('operators', `owners with an authenticator app: ${ready.join(', ')}`),
  ]
}
