import { lockFile } from '#adapters/drizzle/connections/file-lock.ts'

// Takes a file, says so, and keeps it until it is killed.
const lock = lockFile(process.argv[2] ?? '')
process.stdout.write('taken\n')
setInterval(() => lock, 60_000)
