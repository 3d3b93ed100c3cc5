import { Component, type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import { Docked } from '#ui/primitives/docked/docked.tsx'
import { TryAgain } from './try-again.tsx'

export type LazyOverlayProps = {
  /** Automatic: no error message if it fails to load. */
  readonly silent?: boolean
  readonly children: ReactNode
}

/** A lazy-loaded overlay: if its chunk fails, the page stays and shows an error. */
export class LazyOverlay extends Component<LazyOverlayProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  override render() {
    const { error } = this.state
    const { silent, children } = this.props
    if (error === null) return <Suspense fallback={null}>{children}</Suspense>
    if (silent) return null
    // Browsers retry a failed module only after a reload.
    return (
      <Docked>
        <TryAgain error={error} onAgain={() => location.reload()} />
      </Docked>
    )
  }
}

/** An overlay whose code is fetched when it is first rendered. */
export function lazyOverlay<Own extends object>(
  load: () => Promise<ComponentType<Own>>,
  { silent = false }: Pick<LazyOverlayProps, 'silent'> = {},
): ComponentType<Own> {
  const Overlay: ComponentType<Own> = lazy(async () => ({ default: await load() }))
  return (own) => (
    <LazyOverlay silent={silent}>
      <Overlay {...own} />
    </LazyOverlay>
  )
}
