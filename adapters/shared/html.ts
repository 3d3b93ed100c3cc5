/** Escaped HTML. */
export type Html = { readonly html: string }

type Piece = Html | string | number | readonly Html[]

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}

/** HTML template: interpolated values are escaped unless they are HTML. */
export const html = (strings: TemplateStringsArray, ...pieces: readonly Piece[]): Html => ({
  html: String.raw({ raw: strings }, ...pieces.map(safe)),
})

function safe(piece: Piece): string {
  if (typeof piece === 'string') return piece.replace(/[&<>"']/g, (sign) => ENTITIES[sign] ?? '')
  if (typeof piece === 'number') return String(piece)
  return 'html' in piece ? piece.html : piece.map((part) => part.html).join('')
}
