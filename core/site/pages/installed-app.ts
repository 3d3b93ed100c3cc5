/** Spec §2: routes on which the installed app, without browser chrome, shows a back button. */
const WITH_BACK: readonly string[] = [
  'members-id',
  'likes-type',
  'likes-m-id',
  'credits',
  'credits-id-paymentmethod',
]

/** Whether to show the back button; routes are named as in the spec. */
export const showsBack = (route: string, installedApp: boolean): boolean =>
  // Same route before a payment method is chosen.
  installedApp && WITH_BACK.includes(route === 'credits-id' ? 'credits-id-paymentmethod' : route)
