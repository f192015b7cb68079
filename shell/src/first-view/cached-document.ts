/** The marks that the service worker puts on a document from its cache. */
export interface CachedDocument {
  /**
   * When the document was cached, in milliseconds of the device's clock; `undefined` for a document from the
   * network.
   */
  cachedAt: number | undefined;
  /** True if the document was cached for another page of the hotel and its content has been removed. */
  isFrame: boolean;
}

export function getCachedDocument(): CachedDocument {
  const { keptAt, isFrame } = document.documentElement.dataset;
  return { cachedAt: keptAt === undefined ? undefined : Number(keptAt), isFrame: isFrame !== undefined };
}
