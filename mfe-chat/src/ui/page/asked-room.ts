const NOWHERE = 'nowhere';

/**
 * Returns the room named in the address. Names such as `constructor` exist on every object, so they are
 * replaced by one that cannot exist.
 */
export const askedRoom = (named: string | undefined): string | undefined =>
  named !== undefined && named in Object.prototype ? NOWHERE : named;
