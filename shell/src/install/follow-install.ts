import type { Host } from '@guest/shared';
import type { Router } from '@guest/shared/router';
import { propertyInPath } from '@guest/shared/routes/property-in-path';
import { installOffer } from './install-offer.store';
import { countPage, noteOffered, wasOffered } from './install-record';
import { iosInstall } from './ios-install';

export interface InstallDeps {
  host: Pick<Host, 'layout' | 'property'>;
  router: Pick<Router, 'state' | 'subscribe'>;
  hasUnsentInput: () => boolean;
}

/** The manifest is that of the page's document, which may belong to another hotel after a navigation. */
const isManifestOf = (property: string) =>
  document
    .querySelector<HTMLLinkElement>('link[rel=manifest]')
    ?.href.includes(`/manifests/${property}.webmanifest`) === true;

/**
 * Offers once to install the pages of a hotel as an app: after the guest has used them, when they move on to another
 * page, and never over something unfinished. Returns a stop function.
 */
export function followInstall({ host, router, hasUnsentInput }: InstallDeps): () => void {
  const ios = iosInstall(navigator) ?? null;
  let shown = router.state.location.pathname;
  let counted: string | undefined;

  /**
   * Returns whether the banner may be shown. It may not while the cookie question is open, on full-screen pages, which
   * have no space for it, and at a hotel with an app of its own, which serves guests better.
   */
  function mayOffer(property: string): boolean {
    const { isAppMode, isCookieBannerShown, isOffline } = host.layout.getState();
    const { property: hotel } = host.property.getState();
    return (
      !isAppMode &&
      !isCookieBannerShown &&
      !isOffline &&
      hotel?.identity === property &&
      isManifestOf(property) &&
      !hotel.mobileApp &&
      (ios !== null || globalThis.installPrompt !== undefined) &&
      !document.querySelector('[data-fills-screen], dialog[open]') &&
      !hasUnsentInput()
    );
  }

  function offer(property: string): void {
    noteOffered(property);
    const withdraw = () => installOffer.getState().withdrawn();
    installOffer.getState().offered({
      ios,
      accepted() {
        withdraw();
        // The prompt must follow a tap, and can be shown once.
        const { installPrompt } = globalThis;
        globalThis.installPrompt = undefined;
        installPrompt?.prompt().catch(reportError);
      },
      declined: withdraw,
    });
  }

  function afterNavigation(): void {
    const { location, navigation } = router.state;
    if (navigation.state !== 'idle' || location.pathname === shown) return;
    shown = location.pathname;
    installOffer.getState().withdrawn();
    const property = propertyInPath(shown);
    if (property === undefined || wasOffered(property)) return;
    counted = property;
    // The offer waits until the page is drawn, because nothing may be offered over some pages.
    if (countPage(property)) requestAnimationFrame(() => counted === property && tryOffer(property));
  }
  function tryOffer(property: string): void {
    if (!wasOffered(property) && mayOffer(property)) offer(property);
  }
  function onInstalled(): void {
    const property = propertyInPath(router.state.location.pathname);
    if (property !== undefined) noteOffered(property);
    installOffer.getState().withdrawn();
  }

  const stop = router.subscribe(afterNavigation);
  addEventListener('appinstalled', onInstalled);
  return () => {
    stop();
    removeEventListener('appinstalled', onInstalled);
    installOffer.getState().withdrawn();
  };
}
