import type { Messages } from '@lingui/core';
import type { QueryClient } from '@guest/shared/queries';
import type { ComponentType } from 'react';
import type { EventBus } from '../events/event-bus';
import type { ApiClient } from '../http/api-client';
import type { LayoutStore } from '../host-state/layout.store';
import type { Lang } from '../contracts/core/languages';
import type { PropertyStore } from '../host-state/property.store';
import type { Realtime } from '../realtime/realtime';
import type { FirstReads } from '../routes/first-read';
import type { FragmentName, OwnFragmentName } from '../routes/fragments';
import type { PageName } from '../routes/routes';
import type { SessionStore } from '../host-state/session.store';
import type { SignUpStore } from '../host-state/sign-up.store';
import type { PageNameStore } from '../host-state/page-name.store';
import type { TakeOverStore } from '../host-state/take-over.store';
import type { UnreadStore } from '../host-state/unread.store';
import type { UnsentStore } from '../host-state/unsent.store';

/** The interface of the shell to its remotes. The shell creates the real host; tests use a fake. */
export interface Host {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  /** The state of a sign-up in progress. */
  readonly signUp: SignUpStore;
  readonly property: PropertyStore;
  readonly layout: LayoutStore;
  readonly bus: EventBus;
  readonly realtime: Realtime;
  /** The language of the page. Changing it reloads the page. */
  readonly lang: Lang;
  readonly toast: (kind: 'success' | 'error', text: string) => void;
  /**
   * Returns the current time in milliseconds. Until the first view is hydrated it returns the time in the
   * document, so that server and browser render the same.
   */
  readonly now: () => number;
  /** Whether the page is hydrated. Work that the first view does not need waits for this. */
  readonly takeOver: TakeOverStore;
  /** The name of the item on the current page, used in the document title. */
  readonly pageName: PageNameStore;
  readonly unread: UnreadStore;
  readonly unsent: UnsentStore;
  /** Starts loading a page that the guest is likely to open. */
  readonly preload: (name: PageName, params: Readonly<Record<string, string>>) => void;
  /** Navigates to a page of the suite from outside a page, such as after a tap on a notification. */
  readonly goTo: (path: string) => void;
  /**
   * Aborted when another release replaces the remote. Subscriptions made through the host end automatically;
   * the remote must use this signal to end its own timers, channels and listeners.
   */
  readonly signal: AbortSignal;
}

/** The interface of a remote to the shell: the export `remote` of its module `./remote`. */
export interface RemoteModule {
  readonly hostVersion: number;
  readonly version: string;
  /**
   * Called once for each page load. If another release replaces the remote, the `signal` of this host is
   * aborted.
   */
  mount(host: Host): Promise<MountedRemote>;
}

export interface MountedRemote {
  /**
   * The remote's pages by route name. A page in a chunk of its own uses the chunk name `page-<route name>`,
   * by which the document finds and preloads it.
   */
  readonly pages: Partial<Record<PageName, () => Promise<ComponentType>>>;
  /**
   * Fragments for the home page, by their names in `routes/fragments` or in the remote's `src/slots.json`. Their
   * chunks are named `fragment-<name>`.
   */
  readonly fragments?: Partial<Record<FragmentName | OwnFragmentName, () => Promise<ComponentType>>>;
  /** The reads with which the pages start. */
  readonly reads: FirstReads;
  /** The remote's texts in the language of the host. */
  readonly texts: Messages;
  /**
   * Starts background work that is independent of the current page, such as the chat connection. Returns a
   * function that stops it, which the shell calls.
   */
  start?(): () => void;
}
