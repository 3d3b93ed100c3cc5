import { useRef } from 'react'

/** Runs work once for all presses of one moment: a new rendering, which knows of the first, comes only after it. */
export function useOnce(): (work: () => void) => void {
  const done = useRef(false)
  return (work) => {
    if (done.current) return
    done.current = true
    setTimeout(() => {
      done.current = false
    })
    work()
  }
}
