import { useSyncExternalStore } from 'react'
import { type Controls, controls, onControls } from './controls.ts'

/** What the panel has set, as it changes. */
export const useControls = (): Controls => useSyncExternalStore(onControls, controls)
