import { type KeyboardEvent, type ReactNode, type Ref, type SubmitEvent, useId } from 'react'
import { Button } from '../button/button.tsx'
import { classes } from '../layout/element.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import * as styles from './composer.css.ts'

export type ComposerProps = {
  /** Whom one writes to: "Message to Noor". */
  readonly label: string
  readonly placeholder?: string
  readonly value: string
  readonly onChange: (value: string) => void
  readonly onSend: () => void
  /** The key that sends; Enter together with Ctrl or ⌘ always does. */
  readonly sendKey?: 'enter' | 'mod-enter'
  /** Which key does what, in words: read with the field, and shown where there is room and a mouse. */
  readonly keys?: string
  /** The word on the button; what sending costs follows it. */
  readonly send: string
  readonly price?: string | undefined
  /** The message is on its way: the words stay, and cannot be sent twice. */
  readonly busy?: boolean
  /** Nothing can be written here now; the words stay. */
  readonly disabled?: boolean
  /** The most characters a message may have, and how to say how many are left. */
  readonly limit?: { readonly length: number; readonly left: (left: number) => string }
  /** Buttons for a photo, a gift. */
  readonly tools?: ReactNode
  /** What the message answers. */
  readonly quote?: ReactNode
  /** A `CreditsMeter`, or what keeps one from sending. */
  readonly wallet?: ReactNode
  /** The field itself, to go on writing in after something else was pressed. */
  readonly field?: Ref<HTMLTextAreaElement>
}

/** How near the limit one must be before it is worth mentioning. */
const NEAR = 100

/** Where a message is written. What it costs is on the button before it is pressed. */
export function Composer({
  label,
  placeholder,
  value,
  onChange,
  onSend,
  sendKey = 'enter',
  keys,
  send,
  price,
  busy = false,
  disabled = false,
  limit,
  tools,
  quote,
  wallet,
  field,
}: ComposerProps) {
  const id = useId()
  const left = limit ? limit.length - value.length : Number.POSITIVE_INFINITY
  const sendable = value.trim() !== '' && left >= 0 && !busy && !disabled

  const described = classes(keys && `${id}-keys`, limit && `${id}-left`)

  const submit = (event: SubmitEvent | KeyboardEvent) => {
    event.preventDefault()
    if (sendable) onSend()
  }
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    if (sendKey === 'enter' || event.ctrlKey || event.metaKey) submit(event)
  }

  return (
    <form className={styles.composer} onSubmit={submit}>
      {wallet}
      <div className={styles.sheet}>
        {quote && <div className={styles.quoted}>{quote}</div>}
        <label htmlFor={id}>
          <VisuallyHidden>{label}</VisuallyHidden>
        </label>
        <div className={styles.growing}>
          <div className={styles.copy} aria-hidden="true">
            {`${value} `}
          </div>
          <textarea
            ref={field}
            id={id}
            dir="auto"
            rows={1}
            className={styles.field}
            placeholder={placeholder}
            enterKeyHint={sendKey === 'enter' ? 'send' : 'enter'}
            value={value}
            disabled={disabled}
            readOnly={busy}
            aria-invalid={left < 0 || undefined}
            aria-describedby={described || undefined}
            onChange={({ target }) => onChange(target.value)}
            onKeyDown={enter}
          />
        </div>
        <div className={styles.foot}>
          {tools && <div className={styles.tools}>{tools}</div>}
          {keys && (
            <span id={`${id}-keys`} className={styles.keys}>
              {keys}
            </span>
          )}
          {limit && (
            <output id={`${id}-left`} className={classes(styles.counter, left < 0 && styles.over)}>
              {left <= NEAR && limit.left(left)}
            </output>
          )}
          <Button type="submit" tone="ember" size="s" busy={busy} disabled={!sendable && !busy}>
            <span>
              {send}
              {price && ` · ${price}`}
            </span>
          </Button>
        </div>
      </div>
    </form>
  )
}
