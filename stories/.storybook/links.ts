const idOf = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** The docs page of a title. */
export const docsOf = (title: string) => `?path=/docs/${idOf(title)}--docs`

/** A story or page of the index, by its id. */
export const entryAt = (id: string) => `?path=/story/${id}`

/** The first story of a title. */
export const storyOf = (title: string) => `?path=/story/${idOf(title)}`
