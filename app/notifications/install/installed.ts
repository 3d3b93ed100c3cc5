/** Whether the site runs as an installed app. */
export const INSTALLED = '(display-mode: standalone)'
