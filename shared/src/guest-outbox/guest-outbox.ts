import type { Host } from '../host/host';
import { reportBackgroundError } from '../lazy/chunk-load-error';

interface OpenedOutbox {
  /** Calls the listener after every change. Returns the function that removes it. */
  subscribe(listener: () => void): () => void;
  close(): void;
}

/** The outbox of the signed-in guest, which closes when another guest signs in. */
export interface GuestOutbox<Opened extends OpenedOutbox> {
  /** The outbox of the current guest, if it is open. */
  outbox(): Opened | undefined;
  /** Opens the outbox of the current guest; resolves to `undefined` for an anonymous visitor. */
  open(): Promise<Opened | undefined>;
  /** A number that changes with everything that is shown. */
  revision(): number;
  subscribe(listener: () => void): () => void;
  /** Sends what an earlier page has left. Returns the function that closes the outbox. */
  start(): () => void;
}

interface Current<Opened> {
  guest: string;
  opening: Promise<Opened>;
  /** Set once it is open. */
  outbox?: Opened;
}

/** `openFor` opens the outbox of a guest, usually in a lazy chunk. */
export function createGuestOutbox<Opened extends OpenedOutbox>(
  { session }: Pick<Host, 'session'>,
  openFor: (guest: string) => Promise<Opened>,
): GuestOutbox<Opened> {
  const listeners = new Set<() => void>();
  let current: Current<Opened> | undefined;
  let revision = 0;
  const notify = () => {
    revision += 1;
    listeners.forEach((listener) => listener());
  };

  const guestNow = () => {
    const { token, user } = session.getState();
    return token ? user?.guest_uuid : undefined;
  };

  function close(): void {
    const closing = current;
    current = undefined;
    closing?.opening.then(
      (outbox) => outbox.close(),
      () => {},
    );
    if (closing) notify();
  }

  async function open(): Promise<Opened | undefined> {
    const guest = guestNow();
    if (current && current.guest !== guest) close();
    if (!guest) return undefined;
    if (current) return current.opening;
    const opening = openFor(guest);
    const opened: Current<Opened> = { guest, opening };
    current = opened;
    opening.catch(() => {
      // The next call tries again.
      if (current === opened) current = undefined;
    });
    const outbox = await opening;
    if (current !== opened) return open();
    opened.outbox = outbox;
    outbox.subscribe(notify);
    notify();
    return outbox;
  }

  session.subscribe(() => {
    if (current && current.guest !== guestNow()) close();
  });

  return {
    outbox: () => current?.outbox,
    open,
    revision: () => revision,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const guest = guestNow();
      open().catch(reportBackgroundError);
      return () => {
        if (current?.guest === guest) close();
      };
    },
  };
}
