/** Thrown by a loader on the server whose page only the browser may load: a GET of a page changes nothing. */
export class LeftToBrowser extends Error {
  constructor() {
    super('this page is loaded by the browser')
  }
}
