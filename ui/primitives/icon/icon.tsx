import { classes } from '../layout/element.ts'
import * as styles from './icon.css.ts'
import { DIRECTED, ICONS, type IconName } from './icons.ts'

export type IconProps = {
  readonly name: IconName
  readonly size?: keyof typeof styles.size
  /** Accessible name. Without it the icon is decorative. */
  readonly label?: string
  /** Filled in, such as the heart of somebody you like. */
  readonly filled?: boolean
}

/** A line icon in the current text colour. */
export function Icon({ name, size = 'm', label, filled = false }: IconProps) {
  const Drawing = ICONS[name]
  const names = classes(styles.icon, styles.size[size], DIRECTED.has(name) && styles.turns)
  const fill = filled ? 'currentColor' : 'none'
  return label ? (
    <Drawing role="img" aria-label={label} aria-hidden={false} fill={fill} className={names} />
  ) : (
    <Drawing aria-hidden="true" fill={fill} className={names} />
  )
}
