import { type BucketLocation, bucketText, s3Bucket } from '#adapters/photos/s3-bucket.ts'
import { Unavailable } from '#core/shared/result.ts'
import { ConfigError } from './env.ts'
import type { Variable } from './variables.ts'

type Keys = {
  /** The variable with the address. */
  readonly name: Variable
  readonly keyId: readonly [name: Variable, value: string | null]
  readonly secret: readonly [name: Variable, value: string | null]
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/
const PREFIX = /^([\w-][\w.-]*\/)*$/
const PARAMETERS = ['endpoint', 'region']

/** The bucket at an address. A refusal never says what it was given: it may be a secret. */
export function bucketIn(given: string, { name, keyId, secret }: Keys): BucketLocation {
  const shape = new ConfigError(
    `${name} must be s3://<bucket>[/<prefix>]?endpoint=<https://…>&region=<region>, with its keys in ${keyId[0]} and ${secret[0]}.`,
  )
  const address = URL.parse(given)
  if (address?.protocol !== 's3:' || address.username || address.password || address.hash)
    throw shape
  const { hostname: bucket, pathname, searchParams, port } = address
  const prefix = pathname.replace(/^\/+|\/+$/g, '')
  const asked = [...searchParams.keys()]
  const isKnown = asked.every((one) => PARAMETERS.includes(one))
  const below = prefix === '' ? '' : `${prefix}/`
  if (!BUCKET.test(bucket) || port || !PREFIX.test(below) || !isKnown) throw shape
  const endpoint = searchParams.get('endpoint') || null
  if (endpoint !== null && !/^https?:\/\/[^/@?#]+\/?$/.test(endpoint)) throw shape
  const [accessKeyId, secretAccessKey] = [keyId[1], secret[1]]
  if (accessKeyId === null || secretAccessKey === null)
    throw new ConfigError(`${name} needs ${keyId[0]} and ${secret[0]}.`)
  const region = searchParams.get('region') || 'us-east-1'
  return { bucket, prefix: below, region, endpoint, accessKeyId, secretAccessKey }
}

/**
 * Stops what needs a bucket, the server's start above all, on one that cannot be used, or that anybody may read: writes, reads and deletes an object.
 */
export async function checkBucket(
  location: BucketLocation,
  name: Variable = 'PHOTO_STORE_URL',
): Promise<void> {
  const bucket = s3Bucket(location)
  const probe = `probe-${crypto.randomUUID()}`
  const bytes = new TextEncoder().encode(probe)
  try {
    await bucket.put(probe, bytes, 'text/plain')
    const stored = await bucket.get(probe)
    const isOpen = await bucket.isPublic(probe)
    for await (const _ of bucket.list('probe-')) break
    await bucket.remove(probe)
    if (stored === null || !Buffer.from(stored).equals(bytes))
      throw new Unavailable('the bucket returns other bytes than it was given', 'S3_BYTES')
    if (!isOpen) return
  } catch (failure) {
    if (!(failure instanceof Unavailable)) throw failure
    await bucket.remove(probe).catch(() => undefined)
    throw new ConfigError(
      `${name}, ${bucketText(location)}, cannot be used: ${failure.message} (${failure.code}). See that it is there, that region and keys are right, and that they may list, read, write and delete.`,
    )
  }
  throw new ConfigError(
    `${name}, ${bucketText(location)}: anybody can read it. Make the bucket private: what is in it is shown by this server alone, to those who may see it.`,
  )
}
