import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenName } from './names.ts'

/** All design tokens. Components take every value from here. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      paper: '',
      /** Raised: a card, a field, a dialog. */
      surface: '',
      /** Sunken: behind cards, skeletons, the other's messages. */
      sunken: '',
      ink: '',
      muted: '',
      /** Decorative hairline. */
      line: '',
      /** Visible line, such as the border of a field. */
      lineStrong: '',
      /** People: the primary action, something new, a match. */
      ember: '',
      emberStrong: '',
      onEmber: '',
      emberText: '',
      emberSoft: '',
      /** Money and truth: prices, credits, the ledger, kinds of profiles. */
      trust: '',
      trustStrong: '',
      onTrust: '',
      trustText: '',
      trustSoft: '',
      warning: '',
      warningSoft: '',
      danger: '',
      dangerStrong: '',
      onDanger: '',
      dangerSoft: '',
      success: '',
      successSoft: '',
      focus: '',
      /** Dark in both modes: behind an enlarged photo, under text on a photo. */
      shade: '',
      onShade: '',
      /** Where two people meet, dark in both modes: an encounter, an evening, a preview picture. */
      dusk: '',
      onDusk: '',
      duskMuted: '',
      /** What the mark's point gives, on dusk alone. */
      light: '',
      /** Dialog backdrop. */
      overlay: '',
    },
    font: { display: '', body: '', displayWeight: '' },
    text: { xs: '', s: '', m: '', l: '', xl: '', xxl: '', xxxl: '' },
    leading: { display: '', tight: '', body: '' },
    weight: { regular: '', medium: '', semibold: '' },
    space: { xxs: '', xs: '', s: '', m: '', l: '', xl: '', xxl: '', xxxl: '' },
    radius: { field: '', card: '', pill: '' },
    shadow: { low: '', high: '' },
    z: { raised: '', sticky: '', dialog: '', popover: '', toast: '' },
    /** Zero with reduced motion, so that all animations stop. */
    duration: { state: '', enter: '', place: '', loop: '' },
    ease: { out: '', inOut: '', spark: '' },
    size: {
      /** Minimum touch target. */
      touch: '',
      control: '',
      controlLarge: '',
      toast: '',
      narrow: '',
      reading: '',
      pair: '',
      wide: '',
    },
  },
  (_value, path) => tokenName(path),
)
