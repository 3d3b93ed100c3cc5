import { QUEUE_CAP } from '#core/shared/paging.ts'
import { useFormat } from '../shared/use-format.ts'

/** How many wait, in digits; beyond what is counted "500+". */
export function useCounted(): (count: number) => string {
  const format = useFormat()
  return (count) => (count < QUEUE_CAP ? format.number(count) : `${format.number(QUEUE_CAP - 1)}+`)
}
