/** What a guest has written and not sent waits this long on the device for them, while others use it. */
export const UNSENT_LASTS_MS = 30 * 24 * 3_600_000;
