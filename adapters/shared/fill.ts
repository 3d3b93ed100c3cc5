/** A text with each `{name}` replaced by the fact of that name; one without a fact stays as it is written. */
export const fill = (text: string, facts: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => String(facts[name] ?? whole))
