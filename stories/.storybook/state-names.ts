/** Kinds of state that many screens have under one name. */
const COMMON = new Set(['Empty', 'Error', 'Loading', 'Offline', 'Open', 'Disabled', 'Notice'])

const SEPARATOR = ' · '

/** The name of a state with what it is of, where the name alone says too little: a search finds the word in dozens. */
export const fullName = (name: string, title: string): string =>
  COMMON.has(name) ? `${name}${SEPARATOR}${title.split('/').at(-1)}` : name

/** The name under its screen or component, which need not be repeated. */
export const shortName = (name: string): string => {
  const [state = name] = name.split(SEPARATOR)
  return COMMON.has(state) ? state : name
}
