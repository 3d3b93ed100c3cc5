import { t } from 'elysia'

export const Email = t.String({ maxLength: 300 })
export const Password = t.String({ maxLength: 400 })
/** An email and a password. */
export const Credentials = t.Object({ email: Email, password: Password })
