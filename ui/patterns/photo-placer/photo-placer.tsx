import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { Slider } from '../../primitives/field/slider.tsx'
import { Text } from '../../primitives/text/text.tsx'
import * as styles from './photo-placer.css.ts'

type Size = { readonly width: number; readonly height: number }
type Cut = Size & { readonly left: number; readonly top: number }

export type PhotoPlacerProps = {
  readonly src: string
  /** The part of a picture that a frame of that shape (width by height) shows now. */
  readonly cut: (picture: Size, shape: number) => Cut
  readonly zoom: number
  readonly zooms: { readonly least: number; readonly most: number }
  /** By percents of the picture. */
  readonly onMove: (x: number, y: number) => void
  readonly onZoom: (zoom: number) => void
  readonly words: {
    /** What the frame is: "Your face in the frame". */
    readonly label: string
    /** How it is moved, by finger and by keys. */
    readonly hint: string
    readonly zoom: string
    /** The zoom as text: "1.4 ×". */
    readonly zoomed: string
    /** Names of what is cut: a card, and a round picture. */
    readonly card: string
    readonly round: string
  }
}

const CARD = 4 / 5
const KEYS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ZOOM_KEYS: Readonly<Record<string, number>> = { '+': 0.1, '=': 0.1, '-': -0.1 }
/** Percents of a key, and with Shift. */
const STEP = { small: 1, large: 10 } as const

/** Places the face of a photo: a frame over the whole picture, and what is cut from it. */
export function PhotoPlacer({ src, cut, zoom, zooms, onMove, onZoom, words }: PhotoPlacerProps) {
  const hint = useId()
  const [size, setSize] = useState<Size | null>(null)
  const drag = useDrag(onMove)
  const keys = (event: KeyboardEvent) => {
    const way = KEYS[event.key]
    const closer = ZOOM_KEYS[event.key]
    if (!way && closer === undefined) return
    event.preventDefault()
    const step = event.shiftKey ? STEP.large : STEP.small
    if (way) onMove(way[0] * step, way[1] * step)
    if (closer !== undefined) onZoom(Math.min(zooms.most, Math.max(zooms.least, zoom + closer)))
  }
  const framed = size && cut(size, CARD)
  return (
    <div className={styles.placer}>
      <div
        {...drag}
        className={styles.picture}
        role="slider"
        tabIndex={0}
        aria-label={words.label}
        aria-describedby={hint}
        aria-valuenow={framed ? middle(framed.left, framed.width, size.width) : 50}
        aria-valuetext={framed ? placeOf(framed, size) : ''}
        onKeyDown={keys}
      >
        <img
          className={styles.whole}
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
        />
        {framed && <div className={styles.frame} style={placedIn(framed, size)} />}
      </div>
      <Text id={hint} size="s" tone="muted" align="center">
        {words.hint}
      </Text>
      <div className={styles.zoom}>
        <Slider
          label={words.zoom}
          min={zooms.least}
          max={zooms.most}
          step={0.1}
          value={zoom}
          valueText={words.zoomed}
          onValueChange={onZoom}
        />
      </div>
      {size && (
        <div className={styles.previews}>
          <Preview name={words.card} shape="card" src={src} size={size} cut={cut(size, CARD)} />
          <Preview name={words.round} shape="round" src={src} size={size} cut={cut(size, 1)} />
        </div>
      )}
    </div>
  )
}

type PreviewProps = {
  readonly name: string
  readonly shape: keyof typeof styles.shapes
  readonly src: string
  readonly size: Size
  readonly cut: Cut
}

function Preview({ name, shape, src, size, cut }: PreviewProps) {
  return (
    <div className={styles.preview}>
      <div className={styles.shapes[shape]}>
        <img
          className={styles.within}
          src={src}
          alt=""
          style={{
            inlineSize: percent(size.width / cut.width),
            left: percent(-cut.left / cut.width),
            top: percent(-cut.top / cut.height),
          }}
        />
      </div>
      {name}
    </div>
  )
}

const percent = (part: number) => `${part * 100}%`
const middle = (from: number, part: number, whole: number) =>
  Math.round(((from + part / 2) / whole) * 100)
const placeOf = (cut: Cut, size: Size) =>
  `${middle(cut.left, cut.width, size.width)} %, ${middle(cut.top, cut.height, size.height)} %`
const placedIn = (cut: Cut, size: Size) => ({
  left: percent(cut.left / size.width),
  top: percent(cut.top / size.height),
  inlineSize: percent(cut.width / size.width),
  blockSize: percent(cut.height / size.height),
})

/** Moves by what a pointer moves, in percents of the element. */
function useDrag(onMove: PhotoPlacerProps['onMove']) {
  const at = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const end = ({ currentTarget }: PointerEvent<HTMLDivElement>) => {
    at.current = null
    currentTarget.removeAttribute('data-held')
  }
  return {
    onPointerDown: ({
      currentTarget,
      pointerId,
      clientX,
      clientY,
    }: PointerEvent<HTMLDivElement>) => {
      currentTarget.setPointerCapture(pointerId)
      currentTarget.setAttribute('data-held', '')
      at.current = { x: clientX, y: clientY }
    },
    onPointerMove: ({ currentTarget, clientX, clientY }: PointerEvent<HTMLDivElement>) => {
      if (!at.current) return
      const { width, height } = currentTarget.getBoundingClientRect()
      onMove(((clientX - at.current.x) / width) * 100, ((clientY - at.current.y) / height) * 100)
      at.current = { x: clientX, y: clientY }
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
