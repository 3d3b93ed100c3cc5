/** All global styles in load order: import once, before any component. */
import './layers.css.ts'
import './fonts.css.ts'
import './theme.css.ts'
import './reset.css.ts'
