/**
 * The parts of the service worker API that this worker uses. TypeScript's own worker types conflict with
 * those of a page.
 */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(which: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly SuiteWindow[]>;
    openWindow(path: string): Promise<unknown>;
  };
  /** Only some browsers can show a number on the icon of the installed app. */
  readonly navigator?: { setAppBadge?(count: number): Promise<void> };
  readonly registration: {
    readonly navigationPreload?: { enable(): Promise<void> };
    showNotification(title: string, options: PushNotificationOptions): Promise<void>;
  };
  addEventListener(name: 'install', listener: (event: InstallEvent) => void): void;
  addEventListener(name: 'activate', listener: (event: ExtendableWorkerEvent) => void): void;
  addEventListener(name: 'fetch', listener: (event: RequestEvent) => void): void;
  addEventListener(
    name: 'message',
    listener: (event: ExtendableWorkerEvent & { data: unknown; ports: readonly MessagePort[] }) => void,
  ): void;
  addEventListener(name: 'push', listener: (event: PushEvent) => void): void;
  addEventListener(name: 'notificationclick', listener: (event: NotificationClickEvent) => void): void;
}

export interface SuiteWindow {
  readonly url: string;
  focus(): Promise<unknown>;
  navigate(path: string): Promise<unknown>;
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** TypeScript's types lack the options that only some browsers support. */
export type PushNotificationOptions = NotificationOptions & {
  renotify: boolean;
  timestamp: number;
  vibrate: readonly number[];
};

export interface PushEvent extends ExtendableWorkerEvent {
  readonly data: { text(): string } | null;
}

export interface NotificationClickEvent extends ExtendableWorkerEvent {
  readonly notification: { readonly data: unknown; close(): void };
}

export interface ExtendableWorkerEvent {
  waitUntil(work: Promise<unknown>): void;
}

/**
 * Static routing lets the browser handle requests without starting the worker. Not every browser supports it.
 */
export interface InstallEvent extends ExtendableWorkerEvent {
  addRoutes?(rules: StaticRoute[]): Promise<void>;
}
export interface StaticRoute {
  condition: { requestMode: 'navigate'; requestMethod?: 'POST' } | { urlPattern: { pathname: string } };
  source: 'network' | 'fetch-event' | 'race-network-and-fetch-handler' | { cacheName: string };
}

export interface RequestEvent extends ExtendableWorkerEvent {
  readonly request: Request;
  /** The response that the browser started to load while the worker was starting, if it supports preload. */
  readonly preloadResponse?: Promise<Response | undefined>;
  respondWith(response: Promise<Response>): void;
}
