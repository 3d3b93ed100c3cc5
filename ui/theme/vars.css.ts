import { createGlobalThemeContract } from '@vanilla-extract/css'
import { tokenName } from './names.ts'

/** Every design token, by name. Components take their values from here and nowhere else. */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      paper: '',
      /** A card, a field, a dialog. */
      surface: '',
      /** A well: behind cards, skeletons, the other's messages. */
      sunken: '',
      ink: '',
      muted: '',
      /** A hairline that only decorates. */
      line: '',
      /** A line that must be seen, such as the border of a field. */
      lineStrong: '',
      /** The one main action, something new, a match. People. */
      ember: '',
      emberStrong: '',
      onEmber: '',
      emberText: '',
      emberSoft: '',
      /** Prices, credits, the ledger, what a profile really is. Money and truth. */
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
      /** Dark in both modes: behind an enlarged photo, under words on a photo. */
      shade: '',
      onShade: '',
      /** What a dialog lays over the page. */
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
    /** Zero when the member asks for less motion, so whatever uses these stands still. */
    duration: { state: '', enter: '', place: '', loop: '' },
    ease: { out: '', inOut: '', spark: '' },
    size: {
      /** The least a finger can hit. */
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
