import { type RefObject, useEffect, useRef, useState } from 'react'

/** Whether an element is in view, or half a window away. */
export function useNear<Of extends Element>(): readonly [RefObject<Of | null>, boolean] {
  const place = useRef<Of>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const seen = new IntersectionObserver(([entry]) => setIsNear(entry?.isIntersecting ?? false), {
      rootMargin: '50% 0px',
    })
    if (place.current) seen.observe(place.current)
    return () => seen.disconnect()
  }, [])
  return [place, isNear]
}
