/** One of them in the picture. */
export const WELCOME_TILE = { width: 270, height: 540 } as const

/** The stories of the Welcome page's picture, from left to right. */
export const WELCOME_PLACES = [
  { id: 'pages-home--for-a-visitor', name: 'Home' },
  { id: 'landers-a-free-seat-socialnetwork--on-a-phone', name: 'A lander' },
  { id: 'signing-up-signup-modal--line', name: 'The signup' },
  { id: 'search-members--many-pages', name: 'Search' },
  { id: 'profile-profile--a-face-and-who-it-is', name: 'A profile' },
  { id: 'likes-match--it-is-mutual', name: 'A match' },
  { id: 'chat-conversation--on-a-phone', name: 'A chat' },
  { id: 'chat-gifts--on-a-phone', name: 'Gifts' },
  { id: 'credits-credits--on-a-phone', name: 'Credits' },
  { id: 'credits-payment--everything-before-the-tap', name: 'A payment' },
  { id: 'settings-settings--all-doors', name: 'Settings' },
  { id: 'mails-people--new-match', name: 'A mail' },
] as const
