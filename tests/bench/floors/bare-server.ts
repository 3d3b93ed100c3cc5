/** The least a server in Bun can do: an answer in JSON, always the same. Its port is the argument. */
Bun.serve({
  hostname: '127.0.0.1',
  port: Number(Bun.argv[2]),
  fetch: () => Response.json({ ok: true }),
})
