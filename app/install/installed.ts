/** The site as an app of its own, without a browser around it. */
export const INSTALLED = '(display-mode: standalone)'
