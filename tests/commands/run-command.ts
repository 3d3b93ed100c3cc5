const ROOT = new URL('../..', import.meta.url).pathname

/** Runs a command as an operator would; returns exit code and output. */
export async function runCommand(
  name: 'backup' | 'operators' | 'restore',
  given: readonly string[],
  env: Readonly<Record<string, string>>,
) {
  const child = Bun.spawn([process.execPath, `api/commands/${name}.ts`, ...given], {
    cwd: ROOT,
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdin: 'ignore',
    stdout: 'pipe',
    stderr: 'pipe',
  })
  const [output, errorOutput, code] = await Promise.all([
    new Response(child.stdout).text(),
    new Response(child.stderr).text(),
    child.exited,
  ])
  return { code, output, complaint: errorOutput }
}
