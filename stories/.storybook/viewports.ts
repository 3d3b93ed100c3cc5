import { BREAKPOINTS } from '#ui/tokens/scale.ts'

const screen = (
  name: string,
  width: number,
  height: number,
  type: 'mobile' | 'tablet' | 'desktop',
) =>
  ({
    name: `${name} · ${width} × ${height}`,
    styles: { width: `${width}px`, height: `${height}px` },
    type,
  }) as const

/** The narrowest supported phone, the height above a keyboard, phones upright and on their side, and the breakpoints. */
export const VIEWPORTS = {
  narrow: screen('Narrowest phone', 320, 640, 'mobile'),
  phone: screen('Small phone', 360, 740, 'mobile'),
  typing: screen('Small phone with its keyboard', 360, 400, 'mobile'),
  common: screen('Phone', 390, 844, 'mobile'),
  side: screen('Phone on its side', 844, 390, 'mobile'),
  s: screen('Large phone', BREAKPOINTS.s, 900, 'mobile'),
  m: screen('Tablet', BREAKPOINTS.m, 1024, 'tablet'),
  l: screen('Laptop', BREAKPOINTS.l, 768, 'desktop'),
  xl: screen('Desktop', BREAKPOINTS.xl, 900, 'desktop'),
} as const
