/** Raise it when `Host` loses or changes a member; adding one is safe. */
export const HOST_VERSION = 1;
