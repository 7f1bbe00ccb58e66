/** Who is here, as this browser remembers it. */
export const accountKeys = {
  user: 'lamplight.user',
  profile: 'lamplight.profile',
  currentUserId: 'lamplight.currentUserId',
  /** When the server was last heard to agree. */
  houseSeenAt: 'lamplight.houseSeenAt',
} as const;
