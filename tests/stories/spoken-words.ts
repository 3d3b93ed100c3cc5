/** Containers of which nothing is said. */
const SILENT = new Set(['generic', 'paragraph', 'strong', 'emphasis'])
/** Those that speak only when something is in them. */
const LIVE = new Set(['status', 'alert'])

/**
 * What a screen reader says of a page, from its tree of accessibility in its order: role, name, states. Nothing of it
 * is about looks or elements. A label that a control has just said is not said again.
 */
export function spokenIn(snapshot: string): readonly string[] {
  const told: string[] = []
  let name = ''
  for (const line of snapshot.split('\n')) {
    const said = line
      .trim()
      .replace(/^- /, '')
      .replace(/^'(.*)'(:?)$/, (_, quoted: string, colon) => quoted.replaceAll("''", "'") + colon)
    // Targets of links are not said.
    if (said === '' || said.startsWith('/')) continue
    const { role, text, ...spoken } = partsOf(said)
    if (role === '') throw new Error(`unread: ${JSON.stringify(line)}`)
    if (role === 'text' || SILENT.has(role)) {
      if (text && text !== name) told.push(text)
    } else {
      name = spoken.name
      const words = [name, ...spoken.states, text].filter(Boolean).join(', ')
      if (words || !LIVE.has(role)) told.push(words ? `${role}: ${words}` : role)
    }
  }
  return told
}

const PARTS =
  /^(?<role>[a-z]+)(?: "(?<name>(?:[^"\\]|\\.)*)")?(?<states>(?: \[[^\]]+\])*)(?::(?<text> .*)?)?$/

/** A line's role, name, states ("checked", "level 1") and text. */
function partsOf(line: string) {
  const { role = '', name = '', states = '', text = '' } = PARTS.exec(line)?.groups ?? {}
  return {
    role,
    name: name.replaceAll('\\"', '"'),
    states: [...states.matchAll(/\[([^\]]+)\]/g)].map(([, state = '']) => state.replace('=', ' ')),
    text: unquoted(text.trim()),
  }
}

/** Without the quotes of YAML. */
const unquoted = (text: string): string => {
  if (/^'.*'$/.test(text)) return text.slice(1, -1).replaceAll("''", "'")
  return /^".*"$/.test(text) ? text.slice(1, -1).replaceAll('\\"', '"') : text
}
