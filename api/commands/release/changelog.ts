/** A commit: its subject, its body, and its short id. */
export type Commit = { readonly id: string; readonly subject: string; readonly body: string }

const SUBJECT = /^(?<type>[a-z]+)(?:\((?<area>[\w-]+)\))?(?<breaks>!)?: (?<text>.+)$/
const SECTIONS = { breaks: 'Look out', feat: 'New', fix: 'Fixed', perf: 'Faster' } as const
type Section = keyof typeof SECTIONS

/** What changed for whoever runs a site, by Conventional Commits; the other types change nothing for them. */
export function changelog(version: string, day: string, commits: readonly Commit[]): string {
  const found: Record<Section, string[]> = { breaks: [], feat: [], fix: [], perf: [] }
  for (const { id, subject, body } of commits) {
    const { type, area, breaks, text } = SUBJECT.exec(subject)?.groups ?? {}
    const section = breaks || /^BREAKING CHANGE: /m.test(body) ? 'breaks' : type
    if (section === undefined || !Object.hasOwn(SECTIONS, section)) continue
    found[section as Section].push(`- ${area ? `${area}: ` : ''}${text} (${id})`)
  }
  const sections = Object.entries(SECTIONS).flatMap(([section, title]) => {
    const lines = found[section as Section]
    return lines.length === 0 ? [] : [`\n## ${title}\n\n${lines.join('\n')}\n`]
  })
  return `# Vonk ${version}, ${day}\n${sections.join('') || '\nNothing that you would see.\n'}`
}

const END = '\u001e'
const PART = '\u001f'

/** The commits since the last tag, oldest first; all, where there is none. */
export function commitsSince(git: (...given: readonly string[]) => string): readonly Commit[] {
  const [tag] = git('tag', '--merged', 'HEAD^', '--sort=-creatordate').split('\n')
  const range = tag ? `${tag}..HEAD` : 'HEAD'
  return git('log', '--reverse', '--no-merges', `--format=%h${PART}%s${PART}%b${END}`, range)
    .split(END)
    .map((one) => one.trim().split(PART))
    .filter(([id]) => id !== '')
    .map(([id = '', subject = '', body = '']) => ({ id, subject, body }))
}
