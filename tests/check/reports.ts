import type { Tally } from './step.ts'

const number = (text: string | undefined): number => Number(text ?? 0)

/** The count in the first line of a JUnit file, as `bun test` writes it. */
export function junit(xml: string): Tally {
  const suites = /<testsuites[^>]*>/.exec(xml)?.[0] ?? ''
  const count = (name: string) => number(new RegExp(`\\b${name}="(\\d+)"`).exec(suites)?.[1])
  const failed = count('failures') + count('errors')
  const skipped = count('skipped')
  return { passed: count('tests') - failed - skipped, failed, skipped }
}

/** The count of Playwright's JSON reporter. */
export function playwright(json: string): Tally {
  const { expected, unexpected, flaky, skipped } = JSON.parse(json).stats
  return { passed: expected, failed: unexpected + flaky, skipped }
}
