import type { Host } from '../host/host';

/** Clears the identity of the guest on this device: user, token, location and any sign-up in progress. */
export function clearSession({ session, signUp }: Pick<Host, 'session' | 'signUp'>): void {
  session.getState().signedOut();
  signUp.getState().ended();
}
