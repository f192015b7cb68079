const NOWHERE = 'nowhere';

/** The room that an address names. It may say anything, also what every object has, which is no room. */
export const askedRoom = (named: string | undefined): string | undefined =>
  named !== undefined && named in Object.prototype ? NOWHERE : named;
