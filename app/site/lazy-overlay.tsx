import {
  Component,
  type ComponentType,
  lazy,
  type ReactNode,
  Suspense,
  useEffect,
  useState,
} from 'react'
import { Docked } from '#ui/primitives/docked/docked.tsx'
import { useHydrated } from '#ui/primitives/layout/use-hydrated.ts'
import { TryAgain, type TryAgainProps } from './try-again.tsx'

export type LazyOverlayProps = {
  /** Automatic: no error message if it fails to load. */
  readonly silent?: boolean
  /** Shown while the code is fetched. */
  readonly waiting?: ReactNode
  /** Makes what failed ready for another try. */
  readonly onAgain?: () => void
  readonly children: ReactNode
}

/** A lazy-loaded overlay: if its chunk fails, the page stays, shows an error, and tries again when asked to. */
export class LazyOverlay extends Component<LazyOverlayProps, { readonly error: unknown }> {
  override state: { readonly error: unknown } = { error: null }

  static getDerivedStateFromError = (error: unknown) => ({ error })

  private readonly again = () => {
    this.props.onAgain?.()
    this.setState({ error: null })
  }

  override render() {
    const { error } = this.state
    const { silent, waiting = null, children } = this.props
    if (error === null) return <Suspense fallback={waiting}>{children}</Suspense>
    return silent ? null : <Failed error={error} onAgain={this.again} />
  }
}

/** The error. A press of what opened the overlay, which still has the focus, tries again too. */
function Failed({ error, onAgain }: TryAgainProps) {
  useEffect(() => {
    const opener = document.activeElement
    if (!opener || opener === document.body) return
    opener.addEventListener('click', onAgain)
    return () => opener.removeEventListener('click', onAgain)
  }, [onAgain])
  return (
    <Docked>
      <TryAgain error={error} onAgain={onAgain} />
    </Docked>
  )
}

type Loading<Own> = Pick<LazyOverlayProps, 'silent'> & {
  /** Shown while the code is fetched. */
  readonly waiting?: (own: Own) => ReactNode
}

/** An overlay whose code is fetched when it is first rendered, in the browser; what failed to load is fetched anew. */
export function lazyOverlay<Own extends object>(
  load: () => Promise<ComponentType<Own>>,
  { silent = false, waiting = () => null }: Loading<Own> = {},
): ComponentType<Own> {
  // React keeps a failure for ever.
  const fetched = (): ComponentType<Own> =>
    lazy(async () => {
      try {
        return { default: await load() }
      } catch (error) {
        latest = fetched()
        throw error
      }
    })
  let latest = fetched()
  return (own) => {
    const [Overlay, setOverlay] = useState(() => latest)
    // On the server its code may not be loaded yet, and React reports a part that could not be finished (error 419).
    if (!useHydrated()) return null
    return (
      <LazyOverlay silent={silent} waiting={waiting(own)} onAgain={() => setOverlay(() => latest)}>
        <Overlay {...own} />
      </LazyOverlay>
    )
  }
}
