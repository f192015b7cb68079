/** The caches of the service worker. The pages persist their own data elsewhere. */
export const CACHES = {
  files: 'files',
  pictures: 'pictures',
  documents: 'documents',
  sets: 'sets',
  pushes: 'pushes',
} as const;

/** Returns the cache for files whose content never changes. */
export function cacheFor(path: string): string | undefined {
  if (path.startsWith('/releases/') || /^\/faces\/.+\.woff2$/.test(path)) return CACHES.files;
  return path.startsWith('/pictures/') ? CACHES.pictures : undefined;
}
