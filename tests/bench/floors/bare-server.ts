/** Floor of a Bun server: a constant JSON response. Arguments: its port, a file with what to answer instead, as sent. */
const [port = '', path] = Bun.argv.slice(2)
const bytes = path === undefined ? null : await Bun.file(path).bytes()
const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' }

Bun.serve({
  hostname: '127.0.0.1',
  port: Number(port),
  fetch: () => (bytes === null ? Response.json({ ok: true }) : new Response(bytes, { headers })),
})

export {}
