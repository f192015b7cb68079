/** Returns the newer version of an entity, because a push and a reply can overtake each other. */
export function keepNewest<Versioned extends { version: number }>(
  known: Versioned | undefined,
  received: Versioned,
): Versioned {
  return known && known.version > received.version ? known : received;
}

/** Query options that apply `keepNewest` to refetched data. */
export const keepNewestOptions = {
  // The casts are safe because both values of a query are versions of the same entity; the library types them
  // as unknown.
  structuralSharing: (known: unknown, received: unknown) =>
    keepNewest(known as { version: number } | undefined, received as { version: number }),
};
