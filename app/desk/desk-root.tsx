import { Outlet } from '@tanstack/react-router'
import { useFocusRescue } from '../shared/use-focus-rescue.ts'
import { useArrivalFocus } from '../site/use-arrival-focus.ts'
import { useTabTitle } from '../site/use-tab-title.ts'

/** What every page of the desk has: its title, and the focus where something new is. */
export function DeskRoot() {
  useTabTitle()
  useArrivalFocus()
  useFocusRescue()
  return <Outlet />
}
