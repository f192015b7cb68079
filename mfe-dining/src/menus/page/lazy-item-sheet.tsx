import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useEffect } from 'react';
import { loadMenuPart, type MenuPartSelector } from './lazy-menu-part';
import { LazyMenuSheet } from './lazy-menu-sheet';
import type { ItemSheet } from '../item-sheet/item-sheet';
import type { MenuOfItem } from '../serving/menu-of-item';
import { useLazyItem, type ShownItem } from './use-lazy-item';

const part: MenuPartSelector<Parameters<typeof ItemSheet>[0]> = (it) => it.ItemSheet;

/** The lazy item sheet. Its code and data are loaded once the menu is complete, or with the first tap. */
export function LazyItemSheet(props: {
  shown: ShownItem | null;
  menu: MenuOfItem;
  isMenuComplete: boolean;
  onClose: () => void;
}) {
  const { shown, menu, isMenuComplete, onClose } = props;
  const { lang } = useHost();
  const canPreload = useIsPageLive() && isMenuComplete;
  const lazyItem = useLazyItem(
    { shown, outlet: menu.outlet.slug, menu: menu.slug },
    canPreload || shown !== null,
  );

  useEffect(() => {
    // A failure is ignored because the tap retries and shows it.
    if (canPreload) loadMenuPart(lang, part)().catch(() => {});
  }, [canPreload, lang]);

  return (
    <LazyMenuSheet
      part={part}
      isOpen={shown !== null}
      with={{ item: shown?.item ?? null, lazyItem, menu, onClose }}
    />
  );
}
