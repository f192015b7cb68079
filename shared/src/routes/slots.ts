/**
 * The places on the home page for parts that a remote offers in its `src/slots.json`. A slot shows at most one part
 * and has a fixed height; a set of releases without a part for it has no such place.
 */
export const slotNames = ['home-top', 'home-end'] as const;

export type SlotName = (typeof slotNames)[number];
