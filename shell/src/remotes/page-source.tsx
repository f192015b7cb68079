import type { MountedRemote } from '@guest/shared';
import type { Owner, RouteName } from '@guest/shared/routes/routes';
import type { ComponentType } from 'react';
import { NotYet } from '../layout/not-yet';
import type { Entrance } from '../property/guest-travel';
import { withinTexts } from '../late-texts/within-texts';

/** Where the router gets the pages: in a browser from the network, on the server from a bundle. */
export interface PageSource {
  /** Decided once for each page: another component in its place would lose what the page holds. */
  component(name: RouteName): ComponentType;
  /** Asked before a page is opened. On the server nobody is known. */
  enter?: Entrance;
  /**
   * Whether another release has taken the place of one whose part has crashed: then the part is shown anew. Undefined where
   * that was tried before the error was thrown.
   */
  crashed?(owner: Owner, error: unknown, mayReplace?: () => boolean): Promise<boolean | undefined>;
  /** Begins to load what a page needs; resolves when it is there, or when waiting longer would only hold the tap up. */
  begin(
    name: RouteName,
    params: Readonly<Record<string, string | undefined>>,
    search: URLSearchParams,
  ): Promise<void>;
}

/** A remote's page among the remote's own texts; a route that it does not show yet says so. */
export async function pageOf(mounted: MountedRemote, name: RouteName, lang: string): Promise<ComponentType> {
  const Page = await mounted.pages[name]?.();
  return Page ? withinTexts(Page, lang, mounted.texts) : NotYet;
}
