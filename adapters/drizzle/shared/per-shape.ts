import { LRUCache } from 'lru-cache'
import { type SearchRequest, shapeOf } from '../discovery/search-conditions.ts'
import { once } from './database.ts'

/** Maximum cached statements: the most recently used ones stay. */
export const CACHED_SHAPES = 300

/** Builds the statement of each search shape once, for as long as it is in use. */
export function perShape<T>(build: (request: SearchRequest) => T): (request: SearchRequest) => T {
  const cache = new LRUCache<string, () => T>({ max: CACHED_SHAPES })
  return (request) => {
    const shape = shapeOf(request)
    const statement = cache.get(shape) ?? once(() => build(request))
    cache.set(shape, statement)
    return statement()
  }
}
