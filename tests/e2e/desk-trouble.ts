/** `bun tests/e2e/desk-trouble.ts`: in a stopped site, a mail that was given up and a member who wants promotions. */
import { GUEST } from '#adapters/demo/guest.ts'
import { readDataLocation } from '#api/server/config.ts'
import { openStorage } from '#api/server/storage.ts'
import { err, ok } from '#core/shared/result.ts'

const storage = await openStorage(readDataLocation(process.env))
const at = Date.now()
const done = await storage.atomically(async ({ accounts, deliveries }) => {
  const guest = await accounts.byEmail(GUEST.email)
  if (!guest) return err(null)
  await accounts.save({ ...guest, notificationsDisabled: [] })
  const [id, worker] = ['given-up', 'journey']
  const notification = { kind: 'password-changed', member: guest.id } as const
  await deliveries.add({ id, notification, addedAt: at, dueAt: 0 })
  const claim = { worker, now: 0, until: 1, limit: 1 }
  await deliveries.claim({ ...claim, channel: 'mail', priority: 'account' })
  await deliveries.bury(id, worker, { at, error: 'smtp.550' })
  return ok(null)
})
await storage.close()
process.exit(done.ok ? 0 : 1)
