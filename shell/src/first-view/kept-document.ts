/** What the service worker says of a document that it has kept. */
export interface KeptDocument {
  /** Milliseconds, by this device's clock; undefined where the document comes from the network. */
  keptAt: number | undefined;
  /** It was kept for another page of the hotel, and has been emptied. */
  isFrame: boolean;
}

export function keptDocument(): KeptDocument {
  const { keptAt, isFrame } = document.documentElement.dataset;
  return { keptAt: keptAt === undefined ? undefined : Number(keptAt), isFrame: isFrame !== undefined };
}
