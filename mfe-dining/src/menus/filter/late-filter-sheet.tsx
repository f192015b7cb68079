import { useHost } from '@guest/shared';
import type { MenuOverview } from '@guest/shared/contracts/menu.schema';
import { LatePart } from '@guest/shared/ui/late-part';
import { useState } from 'react';
import { withLateTexts } from '../../late/with-late-texts';
import { useText } from '../../texts';
import type { MenuFilter } from './menu-filter';

/** What the sheet is about. */
export interface FilterOfMenu {
  menu: MenuOverview;
  filter: MenuFilter;
  onFilter: (filter: MenuFilter) => void;
}

const load = () => import(/* webpackChunkName: "item-sheet" */ './filter-sheet').then((it) => it.FilterSheet);

/** The sheet of the filter comes with the first tap: no first view shows it. */
export function LateFilterSheet(props: { isOpen: boolean; with: FilterOfMenu; onClose: () => void }) {
  const { isOpen, onClose } = props;
  const text = useText();
  const { lang, toast } = useHost();
  const [isWanted, setIsWanted] = useState(false);
  if (isOpen && !isWanted) setIsWanted(true);
  const takeBack = () => {
    toast('error', text('This part did not load. Try again.'));
    setIsWanted(false);
    onClose();
  };
  return (
    <LatePart
      load={withLateTexts(lang, load)}
      isWanted={isWanted}
      with={{ ...props.with, isOpen, onClose }}
      onFailure={takeBack}
    />
  );
}
