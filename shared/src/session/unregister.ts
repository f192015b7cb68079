import type { Host } from '../host/host';

/** Forgets who the guest is: user, token, location, and any way in that had begun. */
export function unregister({ session, signUp }: Pick<Host, 'session' | 'signUp'>): void {
  session.getState().signedOut();
  signUp.getState().ended();
}
