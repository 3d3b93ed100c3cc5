import { contrast, type Hex } from '#ui/tokens/contrast.ts'

export type SwatchProps = {
  readonly front: Hex
  readonly back: Hex
  readonly name: string
  /** The required contrast. */
  readonly least: number
}

/** One colour on another, with the measured contrast. */
export function Swatch({ front, back, name, least }: SwatchProps) {
  const ratio = contrast(front, back)
  return (
    <li
      style={{
        background: back,
        color: front,
        padding: 16,
        borderRadius: 14,
        outline: '1px solid color-mix(in srgb, currentColor 18%, transparent)',
      }}
    >
      <strong>Aa</strong> {name}
      <br />
      {ratio.toFixed(1)} : 1{ratio < least && `, too little: ${least} is needed`}
    </li>
  )
}
