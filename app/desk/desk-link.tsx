import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'

type Section =
  | 'photos'
  | 'reports'
  | 'complaints'
  | 'members'
  | 'blocks'
  | 'operation'
  | 'campaigns'
  | 'codes'
  | 'orders'
  | 'credits'
  | 'actions'

/** A path of the desk. */
export type DeskPath =
  | '/desk'
  | `/desk/${Section}`
  | `/desk/${'reports' | 'complaints' | 'members' | 'orders'}/${string}`

type Target = {
  readonly to: DeskPath
  readonly search?: Readonly<Record<string, string | undefined>>
  readonly replace?: boolean
}

export type DeskLinkProps = Omit<ComponentProps<'a'>, 'href' | 'className' | 'style'> & Target

type LinkProps = DeskLinkProps & { readonly activeOptions: { readonly exact: boolean } }

// Safe casts: the types of links are those of the registered router, the site's, which knows no path of the desk.
const RouterLink = Link as unknown as ComponentType<LinkProps>
const useRouterNavigate = useNavigate as unknown as () => (target: Target) => Promise<void>
const useRouterParams = useParams as unknown as (of: {
  readonly strict: false
}) => Readonly<Record<string, string>>

/** A link to a screen of the desk; current where path and search are the same. */
export function DeskLink(props: DeskLinkProps) {
  return <RouterLink {...props} activeOptions={{ exact: true }} />
}

/** Navigates to a screen of the desk. */
export const useDeskNavigate = (): ((target: Target) => Promise<void>) => useRouterNavigate()

/** A parameter of the path, such as the id of a report. */
export const useDeskParam = (name: string): string => useRouterParams({ strict: false })[name] ?? ''
