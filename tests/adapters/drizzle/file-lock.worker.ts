import { lockFile } from '#adapters/drizzle/connections/file-lock.ts'

// Locks a file, prints so, and holds the lock until it is killed.
const lock = lockFile(process.argv[2] ?? '')
process.stdout.write('taken\n')
setInterval(() => lock, 60_000)
