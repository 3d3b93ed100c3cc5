/** Options for a prop whose type is in another file, which the table of props does not read. */
export const oneOf = (values: readonly string[]) =>
  ({
    control: 'select',
    options: values,
    table: { type: { summary: values.join(' | ') } },
  }) as const

/** Options for the variants of a style. */
export const variantOf = (variants: object) => oneOf(Object.keys(variants))

/** A text control, for a prop that accepts more than text. */
export const words = { control: 'text' } as const
