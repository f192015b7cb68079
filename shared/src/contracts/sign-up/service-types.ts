/** The actions for which a visitor may be asked to sign in. */
export const SERVICE_TYPES = [
  'signup',
  'chat',
  'like',
  'create-post',
  'post',
  'comment',
  'discover',
  'directories',
  'new-request',
  'reservations',
  'edn',
  'activity-booking',
  'profile',
  'favorites',
] as const;
export type ServiceType = (typeof SERVICE_TYPES)[number];
