/** Floor of a login: two concurrent argon2id verifications. Argument: seconds. */
import { argon2Passwords } from '#adapters/system/argon2-passwords.ts'
import { speedOf } from '../measures.ts'

const hash = await argon2Passwords().hash('a long and strange secret')
const each: number[] = []
const started = performance.now()
const until = started + Number(Bun.argv[2]) * 1000

async function check() {
  while (performance.now() < until) {
    const begun = performance.now()
    await Bun.password.verify('a long and strange secret', hash)
    each.push(performance.now() - begun)
  }
}

await Promise.all([check(), check()])
process.stdout.write(`${JSON.stringify(speedOf(each, performance.now() - started))}\n`)
process.exit(0)
