import type { MountedRemote } from '@guest/shared';
import type { Owner, RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import { NotAvailableYet } from '../errors/not-available-yet';
import type { PropertyGuard } from '../property/property-change';
import { withTexts } from '@guest/shared/page/with-texts';

/** Provides the router with pages: from the network in a browser, from a bundle on the server. */
export interface PageSource {
  /**
   * Returns the same component for each call, because another component in its place would lose the state of
   * the page.
   */
  component(name: RouteName): ComponentType;
  /** Runs before a page opens. It is missing on the server, where the guest is unknown. */
  enter?: PropertyGuard;
  /**
   * Resolves to whether another release has replaced one that crashed, in which case the part is rendered
   * again. `undefined` means that this was already tried before the error was thrown.
   */
  crashed?(owner: Owner, error: unknown, canReplace?: () => boolean): Promise<boolean | undefined>;
  /**
   * Starts to load what a page needs. Resolves when everything has loaded or when waiting longer would delay
   * the navigation noticeably.
   */
  begin(
    name: RouteName,
    params: Readonly<Record<string, string | undefined>>,
    search: URLSearchParams,
  ): Promise<void>;
}

/**
 * Returns a page of a remote with the remote's texts, or a notice for a route that the remote does not
 * implement yet.
 */
export async function pageOf(mounted: MountedRemote, name: RouteName, lang: string): Promise<ComponentType> {
  const Page = await mounted.pages[name]?.();
  return Page ? withTexts(Page, lang, mounted.texts) : NotAvailableYet;
}
