/** The name under which the device remembers whether the app is installed and wanted. */
export const DEEP_LINK_KEY = 'deep-link';
