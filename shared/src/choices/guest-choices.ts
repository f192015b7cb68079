import { createGuestOutbox, type GuestOutbox } from '../guest-outbox/guest-outbox';
import type { Host } from '../host/host';
import { openChoicesOutbox, type ChoicesOutbox } from './choices-outbox';

const outboxes = new WeakMap<object, GuestOutbox<ChoicesOutbox>>();

/** Returns the one instance of this package in the page; its hosts share the cache of queries. */
export function choicesOf(host: Host): GuestOutbox<ChoicesOutbox> {
  const known = outboxes.get(host.queries);
  if (known) return known;
  const choices = createGuestOutbox(host, (guest) => openChoicesOutbox(host, guest));
  outboxes.set(host.queries, choices);
  return choices;
}
