/** A request's URL. Without a `Host`, as very old clients send it, only its path is known. */
export const urlOf = (request: Request): URL => new URL(request.url, 'http://localhost')
