export interface InstallReads {
  /** The id of this database; `null` before a server claimed it. */
  id(): Promise<string | null>
}

/** The id that ties a database to the folder with its photos. */
export interface Install extends InstallReads {
  /** Gives the database an id unless it has one, and returns the one it has: of concurrent claims the first stands. */
  claim(id: string): Promise<string>
}
