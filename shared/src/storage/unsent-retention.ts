/** Unsent writing waits this long on the device for its guest, in milliseconds, while other guests use the device. */
export const UNSENT_RETENTION_MS = 30 * 24 * 3_600_000;
