import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import type { CurrencyOfMenu } from '@guest/shared/menus/currency-of-menu';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useLateItem, type ShownItem } from './use-late-item';

const load = () => import(/* webpackChunkName: "item-sheet" */ './item-sheet');
const ItemSheet = lazy(() => load().then((it) => ({ default: it.ItemSheet })));

/** The sheet of an item. No first view shows it, so its code and its data come when the page answers, or with the first tap. */
export function LateItemSheet(props: { shown: ShownItem | null; menu: CurrencyOfMenu; onClose: () => void }) {
  const { shown, menu, onClose } = props;
  const isLive = useIsPageLive();
  const late = useLateItem(shown, isLive);
  const [wasOpened, setWasOpened] = useState(false);
  if (shown && !wasOpened) setWasOpened(true);

  useEffect(() => {
    // Where it does not come, the tap asks again, and shows what fails.
    if (isLive) load().catch(() => {});
  }, [isLive]);

  // Once opened it stays, so that it can give the focus back when it closes.
  if (!wasOpened) return null;
  return (
    <Suspense fallback={null}>
      <ItemSheet item={shown?.item ?? null} late={late} menu={menu} onClose={onClose} />
    </Suspense>
  );
}
