/** A Wednesday at noon in Lisbon. */
export const NOON = Date.parse('2026-06-10T11:00:00Z');
