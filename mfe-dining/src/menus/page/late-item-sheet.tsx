import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/page/use-is-page-live';
import { useEffect } from 'react';
import { loadMenuPart, type PartOf } from './late-menu-part';
import { LateMenuSheet } from './late-menu-sheet';
import type { ItemSheet } from '../item-sheet/item-sheet';
import type { MenuOfItem } from '../serving/menu-of-item';
import { useLateItem, type ShownItem } from './use-late-item';

const part: PartOf<Parameters<typeof ItemSheet>[0]> = (it) => it.ItemSheet;

/** The lazy item sheet. Its code and data are loaded once the menu is complete, or with the first tap. */
export function LateItemSheet(props: {
  shown: ShownItem | null;
  menu: MenuOfItem;
  isMenuWhole: boolean;
  onClose: () => void;
}) {
  const { shown, menu, isMenuWhole, onClose } = props;
  const { lang } = useHost();
  const isTime = useIsPageLive() && isMenuWhole;
  const late = useLateItem({ shown, outlet: menu.outlet.slug, menu: menu.slug }, isTime || shown !== null);

  useEffect(() => {
    // A failure is ignored because the tap retries and shows it.
    if (isTime) loadMenuPart(lang, part)().catch(() => {});
  }, [isTime, lang]);

  return (
    <LateMenuSheet
      part={part}
      isOpen={shown !== null}
      with={{ item: shown?.item ?? null, late, menu, onClose }}
    />
  );
}
