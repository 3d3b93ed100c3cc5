import sharp from 'sharp'

/** An SVG image. */
export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path fill="#c8371f" d="M0 0h10v10H0z"/><circle cx="5" cy="5" r="3" fill="#0e5a57"/></svg>'

/** An image of one colour. */
export const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8371f' } })
/** An image that does not compress. */
export const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
      background: '#000000',
    },
  })
