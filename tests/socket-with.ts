/** A connection with headers, which Bun's sockets take and the browser's types do not know. */
export const socketWith = (url: string, headers: Readonly<Record<string, string>>): WebSocket =>
  new WebSocket(url, { headers } as unknown as string[])
