import { useEffect, useState } from 'react'
import { GEOLOCATION_MAX_AGE } from '#core/site/pages/constants.ts'
import { answered, api } from '../../../client/client.ts'

/** Spec §4: the geolocation permission. */
export type Permission = 'unsupported' | 'unknown' | PermissionState

export type FoundPlace = {
  readonly country: string
  readonly region: string
  readonly town: string
}

/** State of geolocation: available, in progress, or failed. */
export type GeoLocation = {
  readonly permission: Permission
  readonly state: 'idle' | 'locating' | 'failed'
  readonly locate: () => Promise<FoundPlace | null>
}

const TIMEOUT = 15_000

const position = () =>
  new Promise<GeolocationPosition>((resolve, reject) =>
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      maximumAge: GEOLOCATION_MAX_AGE,
      timeout: TIMEOUT,
    }),
  )

/** Rounded to about a kilometre: enough for the town, and nothing more precise leaves the browser. */
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
      // Without the Permissions API, ask on click.
      () => undefined,
    )
    return () => status?.removeEventListener('change', changed)
  }, [])
  return permission
}

/** The browser's town, only on request. */
export function useGeolocation(): GeoLocation {
  const permission = usePermission()
  const [state, setState] = useState<GeoLocation['state']>('idle')
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
