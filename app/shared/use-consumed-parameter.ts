import { useNavigate, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'

type Search = Readonly<Record<string, unknown>>

/** Consumes a query parameter once, and removes it from the URL. */
export function useConsumedParameter(name: string, onTaken: (value: string) => void): void {
  const navigate = useNavigate()
  const value = useRouterState({
    select: ({ location }) => {
      const search: Search = location.search
      return search[name] === undefined ? null : String(search[name])
    },
  })
  const take = useEffectEvent(onTaken)

  useEffect(() => {
    if (value === null) return
    take(value)
    void navigate({
      to: '.',
      search: ({ [name]: _, ...rest }: Search) => rest,
      hash: true,
      state: true,
      replace: true,
    })
  }, [value, name, navigate])
}
