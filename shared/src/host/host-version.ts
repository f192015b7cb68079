/** Increase this when a member of `Host` is removed or changed; adding a member is compatible. */
export const HOST_VERSION = 1;
