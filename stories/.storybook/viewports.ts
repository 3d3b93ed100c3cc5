import { BREAKPOINTS } from '#ui/tokens/scale.ts'

const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) =>
  ({
    name: `${name} · ${width}`,
    styles: { width: `${width}px`, height: `${height}px` },
    type,
  }) as const

/** The narrowest supported phone, its height above the keyboard, and the breakpoints. */
export const VIEWPORTS = {
  narrow: screen('Narrow phone', 320, 640, 'mobile'),
  phone: screen('Phone', 360, 740, 'mobile'),
  typing: screen('Phone with its keyboard', 360, 400, 'mobile'),
  s: screen('Large phone', BREAKPOINTS.s, 900, 'mobile'),
  m: screen('Tablet', BREAKPOINTS.m, 1024, 'tablet'),
  l: screen('Laptop', BREAKPOINTS.l, 768, 'desktop'),
  xl: screen('Desktop', BREAKPOINTS.xl, 900, 'desktop'),
} as const
