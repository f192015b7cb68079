import type { EventBus } from '@guest/shared/events/event-bus';
import { guestEvents, type GuestEventName } from '@guest/shared/events/guest-events';
import { createStore, type StoreApi } from 'zustand';
import { getVersionInfo } from '../diagnostics/version-info';

/** More would slow down a page that publishes in a loop, and nobody would read them. */
const MAX_EVENTS = 50;
const MAX_PAYLOAD = 160;

/** An event of the bus, as a tester reads it. */
export interface PageEvent {
  /** Counts the events of the page. */
  readonly id: number;
  /** The time in milliseconds since 1970. */
  readonly at: number;
  readonly name: GuestEventName;
  /** The package that published the event, with the version of it that the page ran then. */
  readonly sender: string;
  readonly version: string;
  /** The beginning of the event as JSON. */
  readonly payload: string;
}

interface PageEventsState {
  /** The newest first. */
  readonly events: readonly PageEvent[];
}

export type PageEventsStore = StoreApi<PageEventsState>;

/** Records the last events of a page, as their listeners get them. */
export function createPageEventsStore({ bus, now }: { bus: EventBus; now: () => number }): PageEventsStore {
  const store = createStore<PageEventsState>()(() => ({ events: [] }));
  let count = 0;
  // The cast is safe because these are the keys of the table.
  for (const name of Object.keys(guestEvents) as GuestEventName[])
    bus.subscribe(name, (event) => {
      const [sender = ''] = name.split('.');
      const version = getVersionInfo().versions[sender] ?? '';
      const published = { id: ++count, at: now(), name, sender, version, payload: shorten(event) };
      store.setState(({ events }) => ({ events: [published, ...events].slice(0, MAX_EVENTS) }));
    });
  return store;
}

function shorten(event: unknown): string {
  const text = JSON.stringify(event);
  return text.length > MAX_PAYLOAD ? `${text.slice(0, MAX_PAYLOAD)}…` : text;
}
