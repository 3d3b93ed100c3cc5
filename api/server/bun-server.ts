import { Elysia } from 'elysia'

/** Hard limit, far above those of the routes, which respond with an error: longer bodies are cut off. */
const MAX_BODY_BYTES = 64 * 1024 * 1024

/** The bare server, not yet listening. */
export const bunServer = (hostname: string) =>
  new Elysia({
    // One parser of paths: by default Elysia expects hosts of four letters, and Bun's router matches unparsed paths.
    handler: { standardHostname: false },
    systemRouter: false,
    serve: {
      maxRequestBodySize: MAX_BODY_BYTES,
      idleTimeout: 30,
      hostname,
      // No `reusePort`: two processes would share the port and both write the database.
      reusePort: false,
      development: false,
    },
    websocket: { idleTimeout: 60, maxPayloadLength: 1024 },
  })
