import { useEffect, useState } from 'react'
import { GEOLOCATION_MAX_AGE } from '#core/site/limits.ts'
import { answered, api } from '../../client/client.ts'

/** Spec §4: how the browser stands to telling where it is. */
export type Permission = 'unsupported' | 'unknown' | PermissionState

export type FoundPlace = {
  readonly country: string
  readonly region: string
  readonly town: string
}

/** Looking up where the browser is: possible or not, under way, or failed. */
export type Whereabouts = {
  readonly permission: Permission
  readonly state: 'idle' | 'locating' | 'failed'
  readonly locate: () => Promise<FoundPlace | null>
}

const PATIENCE = 15_000

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: GEOLOCATION_MAX_AGE,
      timeout: PATIENCE,
    }),
  )

/** About a kilometre: as much as is needed to name the town, and no more leaves the browser. */
const coarse = (degrees: number) => Math.round(degrees * 100) / 100

function usePermission(): Permission {
  const [permission, setPermission] = useState<Permission>(() =>
    globalThis.navigator && 'geolocation' in navigator ? 'unknown' : 'unsupported',
  )
  useEffect(() => {
    if (!navigator.permissions || !('geolocation' in navigator)) return
    let status: PermissionStatus | undefined
    const changed = () => status && setPermission(status.state)
    void navigator.permissions.query({ name: 'geolocation' }).then(
      (found) => {
        status = found
        found.addEventListener('change', changed)
        changed()
      },
      // A browser that will not say is asked when the button is pressed.
      () => undefined,
    )
    return () => status?.removeEventListener('change', changed)
  }, [])
  return permission
}

/** Where the browser is, told as a town and only when it is asked for. */
export function useWhereabouts(): Whereabouts {
  const permission = usePermission()
  const [state, setState] = useState<Whereabouts['state']>('idle')
  const locate = async () => {
    setState('locating')
    try {
      const { coords } = await position()
      const query = { lat: coarse(coords.latitude), lon: coarse(coords.longitude) }
      const place = await answered(api['geocode.php'].get({ query }))
      setState('idle')
      return place
    } catch {
      setState('failed')
      return null
    }
  }
  return { permission, state, locate }
}
