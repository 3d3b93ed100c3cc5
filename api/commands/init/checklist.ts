import { readFile } from 'node:fs/promises'
import { type Answers, answer, isLocal } from './answers.ts'

const DOCUMENT = new URL('../../OPERATING.md', import.meta.url)

/** A sample of a proxy's configuration, from `api/OPERATING.md`, with this install's domain and port. */
export async function proxySample(
  proxy: 'caddy' | 'nginx',
  domain: string,
  port: string,
): Promise<string> {
  const document = await readFile(DOCUMENT, 'utf8')
  const sample = document.split(`\`\`\`${proxy}\n`)[1]?.split('\n```')[0]
  if (sample === undefined) throw new Error(`api/OPERATING.md has no sample for ${proxy}`)
  return sample.replaceAll('vonk.example', domain).replaceAll(':3000', `:${port}`)
}

/** What is left to do, in the order in which it comes up. */
export async function checklist(answers: Answers, envPath: string): Promise<readonly string[]> {
  const domain = answer(answers, 'domain')
  const port = answer(answers, 'port')
  const run = (command: string) => `bun --env-file=${envPath} run ${command}`
  const proxy = isLocal(answers)
    ? []
    : [
        `Let ${domain} point to this machine (a DNS record A, and AAAA if it has IPv6).`,
        `Set up the proxy; with Caddy this is all:\n\n${indented(await proxySample('caddy', domain, port))}\n\n   nginx has its sample in api/OPERATING.md, “The proxy”.`,
      ]
  const mail =
    answer(answers, 'smtp_host') === ''
      ? ['Set SMTP_URL: until then mails are kept, and reach nobody.']
      : ['Publish SPF, DKIM and DMARC for the sender’s domain, as far as they are missing.']
  return [
    `Build and start: bun run build, then ${run('start')}`,
    ...proxy,
    ...mail,
    'Have your lawyer check the texts at /pages for each country (api/OPERATING.md, “Legal texts”).',
    `Back up daily: ${run('backup')}. Keep ${envPath} elsewhere too: it is in no backup.`,
    `Check all of it at any time: ${run('doctor')}`,
  ]
}

const indented = (text: string): string =>
  text
    .split('\n')
    .map((line) => (line === '' ? '' : `       ${line}`))
    .join('\n')
