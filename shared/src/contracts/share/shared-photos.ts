/**
 * Photos that another app of the device shares into the installed suite: the system posts them as a form, the service
 * worker keeps them on the device, and the page asks where they belong.
 */

/** The name of the files in the form. */
export const SHARED_FIELD = 'photos';
export const SHARED_TYPES = ['image/png', 'image/jpeg', 'image/gif', 'image/webp', 'image/heic'] as const;

export const SHARED_LIMITS = {
  /** The same as the maximum number of files in a message. */
  photos: 10,
  /**
   * The size of a camera's photo. It may exceed the upload limit, because photos are downscaled before they are sent.
   */
  bytes: 25_000_000,
  /** In characters of text and address together. */
  text: 1_000,
} as const;

/**
 * `partly`: only some photos could be taken; `refused`: none could; `full`: the device has no room for them; `lost`:
 * the system has posted them to the server, which keeps nothing; `expired`: nobody has answered where they belong, and
 * they are deleted.
 */
export const SHARED_OUTCOMES = ['taken', 'partly', 'refused', 'full', 'lost', 'expired'] as const;
export type SharedOutcome = (typeof SHARED_OUTCOMES)[number];

export const sharedPhotosPath = (property: string) => `/${property}/shared-photos`;

/** Returns the page that the guest sees after sharing: the home page of the hotel, which asks what to do. */
export const sharedPhotosPage = (property: string, outcome: SharedOutcome) =>
  `/${property}/?shared=${outcome}`;
