/** The texts of the signup's dialog. */
export const SIGNUP_TEXTS = ['signup', 'fields', 'likes', 'account', 'profile'] as const
