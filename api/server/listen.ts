import type { AnyElysia } from 'elysia'
import { ConfigError } from './env.ts'

const WHY: Readonly<Record<string, string>> = {
  EADDRINUSE: 'is taken: another program listens there',
  EACCES: 'may not be used by this user',
  EADDRNOTAVAIL: 'cannot be had: HOST is no address of this machine',
}

/** Starts listening; an unavailable port stops the start like an invalid value. */
export function listen(server: AnyElysia, port: number): void {
  try {
    server.listen(port)
  } catch (thrown) {
    const why = thrown instanceof Error && 'code' in thrown ? WHY[String(thrown.code)] : undefined
    if (why === undefined) throw thrown
    throw new ConfigError(`PORT ${port} ${why}.`)
  }
}
