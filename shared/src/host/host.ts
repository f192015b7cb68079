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
import type { FragmentName } from '../routes/fragments';
import type { RouteName } from '../routes/routes';
import type { SessionStore } from '../host-state/session.store';
import type { SignUpStore } from '../host-state/sign-up.store';
import type { PageNameStore } from '../host-state/page-name.store';
import type { TakeOverStore } from '../host-state/take-over.store';
import type { UnreadStore } from '../host-state/unread.store';
import type { UnsentStore } from '../host-state/unsent.store';

/** All that a remote gets from outside itself. The shell makes the one real host; a test makes a fake. */
export interface Host {
  readonly api: ApiClient;
  readonly queries: QueryClient;
  readonly session: SessionStore;
  /** The guest's way in, while it lasts. */
  readonly signUp: SignUpStore;
  readonly property: PropertyStore;
  readonly layout: LayoutStore;
  readonly bus: EventBus;
  readonly realtime: Realtime;
  /** The language of this page; another one is another page load. */
  readonly lang: Lang;
  readonly toast: (kind: 'success' | 'error', text: string) => void;
  /** Milliseconds; the document's moment until its first view is taken over, so that both draw the same. */
  readonly now: () => number;
  /** Whether the page answers already; what its first view does not need waits for it. */
  readonly takeOver: TakeOverStore;
  /** What the page on screen shows, for its title. */
  readonly pageName: PageNameStore;
  readonly unread: UnreadStore;
  readonly unsent: UnsentStore;
  /** Begins to load what a page needs, because the guest is about to open it. */
  readonly preload: (name: RouteName, params: Readonly<Record<string, string>>) => void;
  /** Goes to a page of the suite where no page asks for it, such as by a notification that is tapped. */
  readonly goTo: (path: string) => void;
  /**
   * Aborted when another release has taken the place of the remote that was given this host. What the remote subscribed to
   * through the host ends by itself; timers, channels and listeners of its own end with this.
   */
  readonly signal: AbortSignal;
}

/** All that the shell gets from a remote: the `remote` export of the module it exposes as `./remote`. */
export interface RemoteModule {
  readonly hostVersion: number;
  readonly version: string;
  /** Called once in the life of the page, unless another release takes its place; then the `signal` of this host says so. */
  mount(host: Host): Promise<MountedRemote>;
}

export interface MountedRemote {
  /**
   * The remote's own pages, by the name of their route. A page that is a chunk of its own is called
   * `page-<name of the route>`, by which the document finds and preloads it.
   */
  readonly pages: Partial<Record<RouteName, () => Promise<ComponentType>>>;
  /** Parts of the home, by their names in `routes/fragments`; a chunk of one is called `fragment-<name>`. */
  readonly fragments?: Partial<Record<FragmentName, () => Promise<ComponentType>>>;
  /** What those pages start with. */
  readonly reads: FirstReads;
  /** The remote's texts in the host's language. */
  readonly texts: Messages;
  /** Work that goes on whatever page is open, such as the chat connection. Returns its stop function, which the shell calls. */
  start?(): () => void;
}
