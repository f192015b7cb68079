import type { Host } from '@guest/shared';
import { reportBackgroundError } from '@guest/shared/lazy/chunk-load-error';
import { retryImport } from '@guest/shared/lazy/retry-import';
import type { ShareOutbox } from './share-outbox';

/** What this tab knows of the posts that a guest has written and the server may not have. */
export interface Share {
  /** The outbox of the current guest, if it is open. */
  outbox(): ShareOutbox | undefined;
  /** Opens the outbox of the current guest; resolves to `undefined` for an anonymous visitor. */
  open(): Promise<ShareOutbox | undefined>;
  /** A number that changes with everything that is shown. */
  revision(): number;
  subscribe(listener: () => void): () => void;
  /** Sends what an earlier page has left. Returns the function that closes the outbox. */
  start(): () => void;
}

const shares = new WeakMap<object, Share>();

/** Returns the one instance of the page. Each remote gets a host of its own, but the same cache of queries. */
export function shareOf(host: Host): Share {
  const known = shares.get(host.queries);
  if (known) return known;
  const share = createShare(host);
  shares.set(host.queries, share);
  return share;
}

interface OpenOutbox {
  guest: string;
  opening: Promise<ShareOutbox>;
  /** Set once it is open. */
  outbox?: ShareOutbox;
}

function createShare(host: Host): Share {
  const listeners = new Set<() => void>();
  let current: OpenOutbox | undefined;
  let revision = 0;
  const notify = () => {
    revision += 1;
    listeners.forEach((listener) => listener());
  };

  const guestNow = () => {
    const { token, user } = host.session.getState();
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

  async function open(): Promise<ShareOutbox | undefined> {
    const guest = guestNow();
    if (current && current.guest !== guest) close();
    if (!guest) return undefined;
    if (current) return current.opening;
    const opening = retryImport(() => import(/* webpackChunkName: "share-outbox" */ './share-outbox')).then(
      (it) => it.openShareOutbox(host, guest),
    );
    const opened: OpenOutbox = { guest, opening };
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

  host.session.subscribe(() => {
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
