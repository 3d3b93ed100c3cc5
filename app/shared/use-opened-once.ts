import { useState } from 'react'
import { useDrawn } from '#ui/layout/use-drawn.ts'

/** Whether something was opened by now: what it shows is fetched then, and stays for as long as it takes to close. */
export function useOpenedOnce(open: boolean): boolean {
  const drawn = useDrawn()
  const [opened, setOpened] = useState(false)
  if (open && drawn && !opened) setOpened(true)
  return opened
}
