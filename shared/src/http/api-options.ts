import type { ApiError } from './api-error';

/** The part of the session that provides the token for calls. */
export interface TokenHolder {
  getState(): { token: string | null; tokenExchanged(jwt: string, token: string): void };
}

export interface ApiOptions {
  baseUrl: string;
  apiToken: string;
  lang: string;
  session: TokenHolder;
  /** The property in the address of the page. */
  propertyInRoute(): string | undefined;
  /** Called with the server's time, but only for replies that cannot have come from a cache. */
  onServerTime?(moment: number): void;
  /** Called after every call with whether the server was reachable. */
  onReached?(isReached: boolean): void;
  /** Called for every failed call before the caller receives the error. */
  onFailure(error: ApiError, options: { isToastSuppressed: boolean }): void;
}
