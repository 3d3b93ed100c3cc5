/** Floor of a Bun server: a constant JSON response. Argument: its port. */
Bun.serve({
  hostname: '127.0.0.1',
  port: Number(Bun.argv[2]),
  fetch: () => Response.json({ ok: true }),
})
