/**
 * Imported before all else: libraries look at this once, when they are loaded, and in development some of them write
 * what was sent into their errors, at a cost that grows with the square of its depth. A server is never that.
 */
process.env.NODE_ENV = 'production'
