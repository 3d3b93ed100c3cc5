import { devices } from '@playwright/test'
import { isFull } from '../share.ts'

export const PHONE = { width: 390, height: 844 } as const
export const DESKTOP = { width: 1280, height: 800 } as const

const { defaultBrowserType: _, ...pixel } = devices['Pixel 7']
/** A phone with touch, as an option of tests. */
export const TOUCH_PHONE = pixel

/** The screens of a journey that is told on both: `check` runs it on the one named here, `check --full` on both. */
const onBoth = <Screen>(phone: Screen, desktop: Screen, first: 'phone' | 'desktop') => {
  const both = [
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const
  return isFull ? both : both.filter(([name]) => name === `a ${first}`)
}

/** Windows of a phone's and a desktop's size. */
export const screens = (first: 'phone' | 'desktop') =>
  onBoth<{ readonly width: number; readonly height: number }>(PHONE, DESKTOP, first)

/** A phone with touch, and a desktop. */
export const devicesOf = (first: 'phone' | 'desktop') =>
  onBoth<Partial<typeof TOUCH_PHONE>>(TOUCH_PHONE, { viewport: DESKTOP }, first)
