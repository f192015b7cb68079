/** Returns the newer version of an entity, because a push and a reply can overtake each other. */
export function newest<Told extends { version: number }>(known: Told | undefined, told: Told): Told {
  return known && known.version > told.version ? known : told;
}

/** Query options that apply `newest` to refetched data. */
export const staysNewest = {
  // The casts are safe because both values of a query are versions of the same entity; the library types them
  // as unknown.
  structuralSharing: (known: unknown, told: unknown) =>
    newest(known as { version: number } | undefined, told as { version: number }),
};
