/** URL of the mocks' bundled product on the dev server. */
export const ADDRESS = '/@product.js'
