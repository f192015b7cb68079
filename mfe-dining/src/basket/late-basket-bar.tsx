import { useIsPageLive } from '@guest/shared/host/use-is-page-live';
import { LatePart } from '@guest/shared/ui/late-part';

const load = () => import(/* webpackChunkName: "basket-bar" */ './basket-bar').then((it) => it.BasketBar);

/** The basket is the device's, so no first view has it, and its code comes when the page answers. */
export function LateBasketBar({ outlet }: { outlet: string }) {
  return <LatePart load={load} isWanted={useIsPageLive()} with={{ outlet }} />;
}
