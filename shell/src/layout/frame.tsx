import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { needsDetail } from '@guest/shared/host-state/property.store';
import type { RouteName } from '@guest/shared/routes/routes';
import { LazyPart } from '@guest/shared/ui/state/lazy-part';
import { classNames } from '@guest/shared/ui/base/class-names';
import { useRef, type ReactNode } from 'react';
import { useStore } from 'zustand';
import { LazyPhotoModal } from '../photo-modal/lazy-photo-modal';
import { useText } from '../texts';
import { useCurrentRoute } from '../routes/current-route';
import styles from './frame.module.css';
import { Navigation } from './navigation';
import { PageChange } from './page-change';
import { TopBar } from './top-bar';

/** The banners are loaded lazily because they appear only once the first view is interactive. */
const loadBanners = () => import(/* webpackChunkName: "late" */ './banners').then((it) => it.Banners);

/** Pages that contain the cookie question themselves. */
const HAS_COOKIE_QUESTION: ReadonlySet<RouteName | undefined> = new Set(['cookies', 'dev-kit'] as const);

/**
 * The frame around every page. One component serves all layouts, so that the page stays mounted when the
 * layout changes.
 */
export function Frame({ children }: { children: ReactNode }) {
  const text = useText();
  const host = useHost();
  const current = useCurrentRoute();
  const stored = useStore(host.property);
  const isAppMode = useStore(host.layout, (state) => state.isAppMode);
  const isLive = useIsPageLive();
  const main = useRef<HTMLElement>(null);

  const identity = current.params.property;
  const isKnown = identity !== undefined && !needsDetail(stored, identity);
  const isBare = current.layout === 'empty';

  return (
    <div className={classNames(styles.frame, styles[current.layout])}>
      <a href="#main" className={styles.skip}>
        {text('Skip to content')}
      </a>
      {!isBare && (
        <TopBar
          current={current}
          property={isKnown ? stored.property : null}
          isOverPicture={current.name === 'property'}
        />
      )}
      <div className={styles.foot}>
        <div className={styles.banners}>
          <LazyPart
            load={loadBanners}
            isWanted={isLive}
            with={{ canAskForCookies: !isAppMode && !HAS_COOKIE_QUESTION.has(current.name) }}
          />
        </div>
        {!isBare && isKnown && stored.footer && (
          <Navigation footer={stored.footer} property={identity} current={current} />
        )}
      </div>
      <main id="main" ref={main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <PageChange main={main} />
      <LazyPhotoModal />
    </div>
  );
}
