import { useHost } from '@guest/shared';
import type { Lang } from '@guest/shared/contracts/core/languages';
import { LatePart } from '@guest/shared/ui/state/late-part';
import type { ComponentType } from 'react';
import { withLateTexts } from '../../late-texts/with-late-texts';

const parts = () => import(/* webpackChunkName: "item-sheet" */ './menu-parts');

type Parts = Awaited<ReturnType<typeof parts>>;

export type PartOf<Props> = (it: Parts) => ComponentType<Props>;

export const loadMenuPart = <Props extends object>(lang: Lang, part: PartOf<Props>) =>
  withLateTexts(lang, () => parts().then(part));

/** Renders a lazy part of a menu, which is loaded after hydration or when it is wanted. */
export function LateMenuPart<Props extends object>(props: {
  part: PartOf<Props>;
  isWanted: boolean;
  with: Props;
  onFailure?: () => void;
}) {
  const { part, ...rest } = props;
  const { lang } = useHost();
  return <LatePart load={loadMenuPart(lang, part)} {...rest} />;
}
