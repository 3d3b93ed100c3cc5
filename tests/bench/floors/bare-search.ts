/** Floor of a search page: one prepared query along an index. Arguments: a file, seconds. */
import Database from 'libsql'
import { speedOf } from '../measures.ts'

const [path = '', seconds = ''] = Bun.argv.slice(2)
const db = new Database(path)
db.exec('pragma query_only = on')
db.exec('pragma mmap_size = 1073741824')
const page = db
  .prepare(
    `select profiles.* from (
      select member from listings where site = 'vonk' and gender = ? and country = ? and birth_date between ? and ?
      order by last_active_at desc, member desc limit 25
    ) join profiles on profiles.id = member`,
  )
  .raw()

const ASKED = ['NL', 'BE', 'DE', 'GB'].flatMap((country) =>
  ['female', 'male'].map((gender) => [gender, country, '1981-01-01', '2001-01-01']),
)
const each: number[] = []
const started = performance.now()
const until = started + Number(seconds) * 1000
let now = started
for (let n = 0; now < until; n++) {
  const rows = page.all(ASKED[n % ASKED.length])
  if (rows.length !== 25) throw new Error('a page that is not full')
  const done = performance.now()
  each.push(done - now)
  now = done
}
process.stdout.write(`${JSON.stringify(speedOf(each, now - started))}\n`)
process.exit(0)
