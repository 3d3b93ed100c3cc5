/**
 * Import first: libraries read NODE_ENV when loaded, and in development some put request bodies into their errors, at
 * a cost quadratic in nesting depth.
 */
process.env.NODE_ENV = 'production'
