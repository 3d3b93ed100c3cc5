/** The whole look of a page, in the order it must load: import this once, before any component. */
import './layers.css.ts'
import './fonts.css.ts'
import './theme.css.ts'
import './reset.css.ts'
