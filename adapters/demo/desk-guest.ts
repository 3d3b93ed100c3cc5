import type { Operator } from '#core/desk/operator.ts'
import { OWNER } from '#core/desk/roles.ts'
import type { Ports } from '#core/ports.ts'
import { ok } from '#core/shared/result.ts'
import { demoId } from './chance.ts'

/** Whom anybody may log in as at the desk of a demo. */
export const DESK_GUEST = {
  email: 'desk@vonk.example',
  password: 'een vonk achter het bureau',
} as const

const DESK_GUEST_ID = demoId('desk-guest')
const NAME = 'Demo-operator'

/** Makes the demo's operator, or lets it in again after somebody changed how. It has no second factor. */
export async function seedDeskGuest({
  atomically,
  passwords,
  now,
}: Pick<Ports, 'atomically' | 'passwords' | 'now'>): Promise<void> {
  const guest: Operator = {
    id: DESK_GUEST_ID,
    email: DESK_GUEST.email,
    name: NAME,
    passwordHash: await passwords.hash(DESK_GUEST.password),
    invitationHash: null,
    invitedUntil: null,
    addedAt: now(),
    removedAt: null,
    roles: [OWNER],
    version: 1,
  }
  await atomically(async ({ operators, secondFactors }) => {
    const known = await operators.lock(DESK_GUEST_ID)
    if (known) await operators.save({ ...guest, addedAt: known.addedAt })
    else await operators.add(guest)
    await secondFactors.remove(DESK_GUEST_ID)
    return ok(null)
  })
}
