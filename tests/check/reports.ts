import { readFileSync } from 'node:fs'
import type { Tally } from './step.ts'

const number = (text: string | undefined): number => Number(text ?? 0)

const TEXT: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }
const unescaped = (xml: string) => xml.replaceAll(/&(\w+);/g, (all, name) => TEXT[name] ?? all)

/** Counts from the first line of a JUnit report by `bun test`, and the names of failed tests. */
export function junit(xml: string): Tally {
  const suites = /<testsuites[^>]*>/.exec(xml)?.[0] ?? ''
  const count = (name: string) => number(new RegExp(`\\b${name}="(\\d+)"`).exec(suites)?.[1])
  const failed = count('failures') + count('errors')
  const skipped = count('skipped')
  const failures = [
    ...xml.matchAll(
      /<testcase name="([^"]*)"[^>]*? file="([^"]*)"[^>]*[^/]>\s*<(?:failure|error)/g,
    ),
  ]
  return {
    passed: count('tests') - failed - skipped,
    failed,
    skipped,
    failures: failures.map(([, name = '', file = '']) => `${file} › ${unescaped(name)}`),
  }
}

type Suite = {
  readonly suites?: readonly Suite[]
  readonly specs: readonly {
    readonly ok: boolean
    readonly file: string
    readonly title: string
    readonly tests: readonly {
      readonly results: readonly {
        readonly error?: { readonly message?: string }
        readonly attachments?: readonly { readonly name: string; readonly path?: string }[]
      }[]
    }[]
  }[]
}

/** What the page showed when a test failed: Playwright's description of its accessibility tree. */
function pageOf(context: string | undefined): string {
  const text = context === undefined ? '' : readFileSync(context, 'utf8')
  return /```yaml\n(.*?)```/s.exec(text)?.[1] ?? ''
}

const failuresIn = ({ suites = [], specs }: Suite): readonly string[] => [
  ...specs
    .filter(({ ok }) => !ok)
    .map(({ file, title, tests }) => {
      const failed = tests.flatMap(({ results }) => results).find(({ error }) => error)
      const context = failed?.attachments?.find(({ name }) => name === 'error-context')?.path
      const message = Bun.stripANSI(failed?.error?.message ?? '')
      return `${file} › ${title}\n${message}\n${pageOf(context)}`
    }),
  ...suites.flatMap(failuresIn),
]

/** Counts from Playwright's JSON report, and failed tests with their errors. */
export function playwright(json: string): Tally {
  const { stats, suites } = JSON.parse(json)
  const { expected, unexpected, flaky, skipped } = stats
  const failures = suites.flatMap(failuresIn)
  return { passed: expected, failed: unexpected + flaky, skipped, failures }
}
