import { Link, useNavigate, useParams } from '@tanstack/react-router'
import type { ComponentProps, ComponentType } from 'react'
import { SECTIONS, type Section, sectionOf, useMay } from './use-may.ts'

/** A path of the desk. */
export type DeskPath =
  | '/desk'
  | `/desk/${Section}`
  | '/desk/photos/grid'
  | '/desk/photos/again'
  | `/desk/${'reports' | 'complaints' | 'members' | 'orders' | 'sites'}/${string}`

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

/** A link to a screen of the desk, current where path and search are the same; only words where the operator may not go. */
export function DeskLink(props: DeskLinkProps) {
  const may = useMay()
  const section = sectionOf(props.to)
  if (section && !may(SECTIONS[section])) return <span>{props.children}</span>
  return <RouterLink {...props} activeOptions={{ exact: true }} />
}

/** Navigates to a screen of the desk. */
export const useDeskNavigate = (): ((target: Target) => Promise<void>) => useRouterNavigate()

/** A parameter of the path, such as the id of a report. */
export const useDeskParam = (name: string): string => useRouterParams({ strict: false })[name] ?? ''
