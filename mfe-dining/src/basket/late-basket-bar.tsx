import { useHost } from '@guest/shared';
import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { LatePart } from '@guest/shared/ui/late-part';
import { withLateTexts } from '../late/with-late-texts';

const load = () => import(/* webpackChunkName: "item-sheet" */ './basket-bar').then((it) => it.BasketBar);

/** The basket is the device's, so no first view has it, and its code comes when the page answers. */
export function LateBasketBar({ outlet }: { outlet: string }) {
  const { lang } = useHost();
  return <LatePart load={withLateTexts(lang, load)} isWanted={useIsPageLive()} with={{ outlet }} />;
}
