import places from '../pictures/welcome.webp'
import { WELCOME_PLACES } from '../pictures/welcome-places.ts'
import { entryAt } from './links.ts'
import * as styles from './welcome-picture.css.ts'

/** Twelve places, each a link to its story; all are parts of one picture. */
export function WelcomePicture() {
  return (
    <ul className={styles.places}>
      {WELCOME_PLACES.map(({ id, name }, at) => (
        <li key={id}>
          <a href={entryAt(id)} target="_top" className={styles.place}>
            <span
              className={styles.picture}
              style={{
                backgroundImage: `url(${places})`,
                backgroundPosition: `${(100 * at) / (WELCOME_PLACES.length - 1)}% 0`,
              }}
            />
            {name}
          </a>
        </li>
      ))}
    </ul>
  )
}
