/** What somebody wanted to do when the suite had to ask who they are. */
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
