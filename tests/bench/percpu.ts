// CPU milliseconds of the server per request, and statements. usage: bun percpu.ts <root> [trace]
const root = process.argv[2]!, trace = process.argv[3]
process.chdir(root)
import { mkdtempSync, readFileSync, existsSync, rmSync } from 'node:fs'
const isNew = existsSync(`${root}/tests/bench/seed-profiles.ts`)
const { members: M } = { members: await import(`${root}/tests/bench/members.ts`) }
const folder = mkdtempSync('/dev/shm/percpu-')
const database = `${folder}/vonk.db`
const now = Date.now(), people = 100_000
if (isNew) await (await import(`${root}/tests/bench/seed-profiles.ts`)).seedProfiles(database, people, now)
else await (await import(`${root}/tests/bench/crowd.ts`)).makeCrowd(database, people, now)
const members = await M.signMembersIn(database, people, now)
const { startServer } = await import(`${root}/tests/running-server.ts`)
const { load } = await import(`${root}/tests/bench/load/load.ts`)
const { wireRequest, ID_MARK } = await import(`${root}/tests/bench/load/requests.ts`)
const env: any = { TRACE_OUT: `${folder}/trace.json` }
const command = trace === 'trace' ? ['bun', '--preload', '/tmp/trace.ts', 'api/server.ts'] : trace === 'prof' ? ['bun', '--cpu-prof', '--cpu-prof-dir', `/tmp/prof-${isNew ? 'new' : 'old'}`, 'api/server.ts'] : ['bun', 'api/server.ts']
const server = await startServer({ dataDir: folder, env, command })
const cpu = () => { const f = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]!.split(' '); return (Number(f[11]) + Number(f[12])) * 10 }
let waited = 0; for (;;) { const a = cpu(); await Bun.sleep(1000); waited++; if (cpu() - a <= 20 || waited > 12) break }
console.log('quiet after', waited, 's')
const SEARCHES = ['gender=female&country=NL&min_age=25&max_age=45', 'gender=male&country=NL&min_age=30&max_age=50&photo=true', 'gender=female&country=DE', 'country=NL&countryregion=Utrecht&min_age=20&max_age=60', 'gender=female&distance=50&min_age=25&max_age=55', 'gender=male&country=BE&interests=books,hiking', 'gender=female&country=NL&new_here=true', '']
const kinds: Record<string, [string[], number]> = {
  health: [[wireRequest({ path: '/health' })], 4],
  settings: [[wireRequest({ path: '/api/settings.php', session: members.searchers[0].session })], 4],
  profile: [members.searchers.map(({ session }: any) => wireRequest({ path: '/api/credits.php', session })), 4],
  chats: [members.talkers.map(({ session }: any) => wireRequest({ path: '/api/chats.php', session })), 16],
  ...Object.fromEntries(SEARCHES.map((q) => [`search ${q}`, [members.searchers.map(({ session }: any) => wireRequest({ path: `/api/members?${q}`, session })), 4]])),
  message: [members.writers.map(({ session, conversation }: any) => wireRequest({ method: 'POST', path: `/api/conversations/${conversation}/messages`, session, body: { id: ID_MARK, text: 'Shall we go to the market on Saturday?', acknowledged: true } })), 32],
}
const only = process.argv[4]
for (const [name, [requests, connections]] of Object.entries(kinds)) {
  if (only && !name.startsWith(only)) continue
  try {
    await load({ origin: server.origin, requests, connections, seconds: 1 }, folder)
    if (trace === 'trace') { process.kill(server.pid, 'SIGUSR2'); await Bun.sleep(100) }
    const a = cpu(); const s = await load({ origin: server.origin, requests, connections, seconds: Number(process.env.SECS ?? 3) }, folder); const b = cpu()
    const n = s.perSecond * Number(process.env.SECS ?? 3)
    console.log(name.padEnd(60), `${Math.round(s.perSecond)}/s`, `${((b - a) / n).toFixed(3)} ms CPU each`)
    if (trace === 'trace') { process.kill(server.pid, 'SIGUSR2'); await Bun.sleep(200); for (const [c, ms, sql] of JSON.parse(readFileSync(env.TRACE_OUT, 'utf8')).slice(0, 14)) console.log('   ', (c / n).toFixed(2), 'x', (ms / n).toFixed(4), 'ms', sql.slice(0, 1700).replaceAll('\n', ' ')) }
  } catch (e) { console.log(name, String(e).slice(0, 200)) }
}
await server.stop(); rmSync(folder, { recursive: true })
