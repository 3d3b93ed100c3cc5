/** The custom property of a token: `['color', 'emberText']` is `color-ember-text`. */
export const tokenName = (path: readonly string[]) =>
  path.map((part) => part.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`)).join('-')
