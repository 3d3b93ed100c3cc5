import { useMatches } from '@tanstack/react-router'

/** A route's name in the spec (§2), from its path and parameters: `/members/$id/chat` is members-id-chat. */
export function routeNameOf(path: string, params: Readonly<Record<string, unknown>>): string {
  const parts = path.split('/').flatMap((part) => {
    const optional = /^\{-\$(\w+)\}$/.exec(part)?.[1]
    if (optional !== undefined) return params[optional] === undefined ? [] : [optional]
    return part === '' ? [] : [part.replace(/^\$/, '')]
  })
  return parts.length === 0 ? 'index' : parts.join('-')
}

/** The current route's name in the spec. */
export function useRouteName(): string {
  return useMatches({
    select: (matches) => {
      const last = matches.at(-1)
      return routeNameOf(last?.fullPath ?? '/', last?.params ?? {})
    },
  })
}
