/** The result of a step. A tool that counts nothing is one check. */
export type Tally = {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
  /** Names of failed tests, if the runner reports them. */
  readonly failures?: readonly string[]
}

export type Step = {
  readonly name: string
  readonly command: readonly string[]
  /** Where the runner writes its report, and how to read it; without one the exit code counts. */
  readonly report?: { readonly file: string; readonly read: (text: string) => Tally }
  readonly env?: Readonly<Record<string, string>>
  /** Whether its output is shown on success too. */
  readonly showsOutput?: true
}

export type Outcome = {
  readonly step: Step
  readonly tally: Tally
  readonly seconds: number
  readonly output: string
}

const ONE_PASSED: Tally = { passed: 1, failed: 0, skipped: 0 }
const ONE_FAILED: Tally = { passed: 0, failed: 1, skipped: 0 }

/** A runner's output, each line of it handed on when it comes. */
async function textOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  take: (line: string) => void,
): Promise<string> {
  let text = ''
  let begun = ''
  for await (const part of stream.pipeThrough(new TextDecoderStream())) {
    text += part
    const lines = `${begun}${part}`.split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) take(line)
  }
  return text
}

/** Passed tests, which say nothing beside a failed one, and the names of files without others. */
const withoutPassed = (output: string): string =>
  output.replaceAll(/^\((?:pass|skip)\) .*\n/gm, '').replaceAll(/^\S+\.ts:\n\n/gm, '')

/** Runs one step. A runner that fails without naming a failure still counts as one failure. */
export async function run(step: Step, take: (line: string) => void): Promise<Outcome> {
  const started = performance.now()
  if (step.report)
    await Bun.file(step.report.file)
      .delete()
      .catch(() => undefined)
  const child = Bun.spawn([...step.command], {
    env: { ...process.env, FORCE_COLOR: '0', NO_COLOR: '1', ...step.env },
    stdout: 'pipe',
    stderr: 'pipe',
    stdin: 'ignore',
  })
  const [out, errors, code] = await Promise.all([
    textOf(child.stdout, take),
    textOf(child.stderr, take),
    child.exited,
  ])
  const counted = await tallyOf(step)
  const tally = code === 0 ? (counted ?? ONE_PASSED) : withFailure(counted)
  const seconds = (performance.now() - started) / 1000
  return { step, tally, seconds, output: withoutPassed(`${out}${errors}`) }
}

async function tallyOf({ report }: Step): Promise<Tally | null> {
  if (!report) return null
  const file = Bun.file(report.file)
  return (await file.exists()) ? report.read(await file.text()) : ONE_FAILED
}

const withFailure = (counted: Tally | null): Tally =>
  counted === null ? ONE_FAILED : { ...counted, failed: Math.max(1, counted.failed) }
