import { useMutation } from '@tanstack/react-query'
import { answered, api } from '../client/client.ts'

/** Sends the confirmation mail again. */
export const useActivationMail = () =>
  useMutation({ mutationFn: () => answered(api.account['activation-mail'].post()) })
