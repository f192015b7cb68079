/** The worker's caches. A page's own reads are in others, which are none of its business. */
export const CACHES = { files: 'files', pictures: 'pictures', documents: 'documents', sets: 'sets' } as const;

/** The cache for what never changes under its address. */
export function cacheFor(path: string): string | undefined {
  if (path.startsWith('/releases/') || /^\/faces\/.+\.woff2$/.test(path)) return CACHES.files;
  return path.startsWith('/pictures/') ? CACHES.pictures : undefined;
}
