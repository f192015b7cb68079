const NO_ROOM = 'nowhere';

/**
 * Returns the room named in the address. Names such as `constructor` exist on every object, so they are
 * replaced by one that cannot exist.
 */
export const roomParam = (value: string | undefined): string | undefined =>
  value !== undefined && value in Object.prototype ? NO_ROOM : value;
