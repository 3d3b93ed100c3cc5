/** The keys of a made-up browser: a point of P-256, and sixteen bytes. */
export const PUSH_KEYS = {
  p256dh: 'BB4YUy_UdUwC8wQdnHXOszuD_9gax85P6ILMscmLxYlupGwxHE4v9A3ZajZT5uRURdMt_khuztdcepDGoYiBwKM',
  auth: 'CQkJCQkJCQkJCQkJCQkJCQ',
} as const
