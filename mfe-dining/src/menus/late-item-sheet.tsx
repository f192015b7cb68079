import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { LatePart } from '@guest/shared/ui/late-part';
import { useEffect, useState } from 'react';
import { withLateTexts } from '../late/with-late-texts';
import { useText } from '../texts';
import type { MenuOfItem } from './menu-of-item';
import { useLateItem, type ShownItem } from './use-late-item';

const load = () => import(/* webpackChunkName: "item-sheet" */ './item-sheet').then((it) => it.ItemSheet);

/** The sheet of an item. No first view shows it, so its code and its data come when the page answers, or with the first tap. */
export function LateItemSheet(props: { shown: ShownItem | null; menu: MenuOfItem; onClose: () => void }) {
  const { shown, menu, onClose } = props;
  const text = useText();
  const { lang, toast } = useHost();
  const isLive = useIsPageLive();
  const late = useLateItem({ shown, outlet: menu.outlet.slug, menu: menu.slug }, isLive);
  const [wasOpened, setWasOpened] = useState(false);
  if (shown && !wasOpened) setWasOpened(true);

  useEffect(() => {
    // Where it does not come, the tap asks again, and shows what fails.
    if (isLive) withLateTexts(lang, load)().catch(() => {});
  }, [isLive, lang]);

  const takeBack = () => {
    toast('error', text('This part did not load. Try again.'));
    setWasOpened(false);
    onClose();
  };
  return (
    <LatePart
      load={withLateTexts(lang, load)}
      isWanted={wasOpened}
      with={{ item: shown?.item ?? null, late, menu, onClose }}
      onFailure={takeBack}
    />
  );
}
