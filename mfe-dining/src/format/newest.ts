/** Pushes and replies cross on the way: the older one is no news. */
export function newest<Told extends { version: number }>(known: Told | undefined, told: Told): Told {
  return known && known.version > told.version ? known : told;
}

/** The same as an option of a query, for the replies that come in its place. */
export const staysNewest = {
  // What a query holds and what is put there are both its entity, which the library does not say.
  structuralSharing: (known: unknown, told: unknown) =>
    newest(known as { version: number } | undefined, told as { version: number }),
};
