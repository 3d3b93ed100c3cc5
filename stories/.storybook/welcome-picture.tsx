import { VisuallyHidden } from '#ui/primitives/layout/visually-hidden.tsx'
import places from '../pictures/welcome.webp'
import { WELCOME_PLACES } from '../pictures/welcome-places.ts'
import { entryAt } from './links.ts'
import * as styles from './welcome-picture.css.ts'

/** Twelve places in one picture, each a link to its story. */
export function WelcomePicture() {
  return (
    <div className={styles.picture}>
      <img src={places} alt="" className={styles.image} />
      <div className={styles.links}>
        {WELCOME_PLACES.map(({ id, name }) => (
          <a key={id} href={entryAt(id)} target="_top" className={styles.link}>
            <VisuallyHidden>{name}</VisuallyHidden>
          </a>
        ))}
      </div>
    </div>
  )
}
